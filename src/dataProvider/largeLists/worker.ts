/// <reference lib="webworker" />
import { type FromWorker, type ToWorker, taking } from './taking.ts';

declare const self: DedicatedWorkerGlobalScope;

const take = taking((answer) => self.postMessage(answer));
self.onmessage = ({ data }: MessageEvent<ToWorker>) => take(data);

const ready: FromWorker = { isReady: true };
self.postMessage(ready);
