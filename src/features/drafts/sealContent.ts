import { createOffMainThread, type MakeWorker } from '../../offMainThread.ts';
import { type Sealed, type Sealing, writeSealed } from './sealed.ts';

const makeWorker: MakeWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

/** Above this many characters the worker writes: what the work leaves behind for the collector would halt the keys that follow. */
const WORKER_FROM = 20_000;

const lengthOf = (value: unknown) => (typeof value === 'string' ? value.length : 0);

const isLong = ({ content }: Sealing) =>
  content.fields.reduce((sum, { opened, typed }) => sum + lengthOf(opened) + lengthOf(typed), 0) >=
  WORKER_FROM;

/** Seals what stands in a form, long texts in a worker that is started at the first of them. */
export const { ask: sealContent } = createOffMainThread<Sealing, Sealed>({
  makeWorker,
  answer: writeSealed,
  isLong,
});
