/** The embedded database as a thread, run by `openThread`. An error ends the thread. */
import { parentPort, workerData } from 'node:worker_threads';
import { openPglite } from './pglite.ts';

const engine = await openPglite(workerData);

parentPort?.on('message', async (messages: Uint8Array<ArrayBuffer> | 'close') => {
  if (messages !== 'close') {
    const answer = await engine.answer(messages);
    return parentPort?.postMessage(answer, [answer.buffer]);
  }
  await engine.close();
  process.exit();
});
parentPort?.postMessage('open');
