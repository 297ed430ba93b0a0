import { type Sealing, writeSealed } from './sealed.ts';

/** Seals what stands in forms, each with the number it came with. */
self.addEventListener(
  'message',
  ({ data: { id, request } }: MessageEvent<{ id: number; request: Sealing }>) => {
    writeSealed(request).then((answer) => {
      self.postMessage({ id, answer }, { transfer: [answer.bytes.buffer] });
    }, reportError);
  },
);
