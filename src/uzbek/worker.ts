import { type AssistRequest, answer } from './assist.ts';

/** Answers requests off the main thread, each with the number it came with. */
self.addEventListener('message', ({ data }: MessageEvent<{ id: number; request: AssistRequest }>) => {
  self.postMessage({ id: data.id, answer: answer(data.request) });
});
