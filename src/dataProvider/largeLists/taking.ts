import { createSplitter, type LightElement } from './splitter.ts';

/** What has arrived; nothing when that was all. */
export type ToWorker = Uint8Array<ArrayBuffer> | undefined;

export type Taken = { bytes: Blob; elements: LightElement[] } | { isWhole: boolean };
/** A worker says first that it runs. */
export type FromWorker = Taken | { isReady: true };

/** Takes a list apart, piece by piece: what a worker does, or the page itself where none runs. */
export const taking = (say: (answer: Taken) => void) => {
  const splitter = createSplitter();
  return (piece: ToWorker) => {
    if (!piece) return say({ isWhole: splitter.isWhole() });
    try {
      const { bytes, elements } = splitter.push(piece);
      say({ bytes: new Blob([bytes]), elements });
    } catch {
      // whatever comes after it makes it no better
      say({ isWhole: false });
    }
  };
};
