/// <reference lib="webworker" />
import { createSplitter, type LightElement } from './splitter.ts';

declare const self: DedicatedWorkerGlobalScope;

/** What has arrived; nothing when that was all. */
export type ToWorker = Uint8Array<ArrayBuffer> | undefined;

export type FromWorker = { bytes: Blob; elements: LightElement[] } | { isWhole: boolean };

const splitter = createSplitter();

self.onmessage = ({ data }: MessageEvent<ToWorker>) => {
  const say = (answer: FromWorker) => self.postMessage(answer);
  if (!data) return say({ isWhole: splitter.isWhole() });
  try {
    const { bytes, elements } = splitter.push(data);
    say({ bytes: new Blob([bytes]), elements });
  } catch {
    // whatever comes after it makes it no better
    say({ isWhole: false });
  }
};
