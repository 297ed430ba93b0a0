import { createOffMainThread, type MakeWorker } from '../../offMainThread.ts';
import type { Block, ComparedTexts, Row } from './block.ts';
import { compare } from './compare.ts';
import { takeApart } from './takeApart.ts';

const makeWorker: MakeWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Shorter texts are compared sooner than they are sent. */
const LONG = 20_000;

const lengthOf = ({ runs, children }: Block): number =>
  runs.reduce((sum, { text }) => sum + text.length, 0) +
  children.reduce((sum, child) => sum + lengthOf(child), 0);

const isLong = ({ before, after }: ComparedTexts) =>
  [...before, ...after].reduce((sum, block) => sum + lengthOf(block), 0) >= LONG;

const comparer = createOffMainThread<ComparedTexts, Row[]>({ makeWorker, answer: compare, isLong });

/** How one rich text differs from another. */
export interface Difference {
  rows: readonly Row[];
  /** The blocks of the second text. */
  blocks: readonly Block[];
}

/** Compares two rich texts, long ones in a worker. */
export const differenceOf = async (before: string, after: string): Promise<Difference> => {
  const texts = { before: takeApart(before), after: takeApart(after) };
  return { rows: await comparer.ask(texts), blocks: texts.after };
};
