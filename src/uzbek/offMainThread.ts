import { createOffMainThread, type MakeWorker } from '../offMainThread.ts';
import { type AssistRequest, answer } from './assist.ts';

/** Above this many characters a text goes to the worker; below, the trip costs more than the work. */
export const WORKER_FROM = 20_000;

const makeWorker: MakeWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const isLong = ({ nodes }: AssistRequest) =>
  nodes.reduce((sum, node) => sum + node.text.length, 0) >= WORKER_FROM;

/** Answers requests, long texts in a worker that is started at the first of them. */
export const createAssistant = (make: MakeWorker = makeWorker) =>
  createOffMainThread({ makeWorker: make, answer, isLong });
