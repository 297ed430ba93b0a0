import type { ComparedTexts } from './block.ts';
import { compare } from './compare.ts';

/** Compares texts off the main thread, each with the number it came with. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; request: ComparedTexts }>) => {
  self.postMessage({ id: data.id, answer: compare(data.request) });
});
