// A thread that asks for one address again and again, and says how long the longest answer took when it is told to stop.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const { url, headers = {} } = workerData;
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});

const ask = () =>
  new Promise((resolve, reject) => {
    request(url, { agent: false, headers }, (answer) => answer.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

const waits = [];
// the first one warms up
await ask();
parentPort.postMessage('asking');
do {
  const began = performance.now();
  await ask();
  waits.push(performance.now() - began);
  await pause(10);
} while (!isOver);
waits.sort((a, b) => a - b);
parentPort.postMessage({
  longest: waits.at(-1),
  median: waits[Math.floor(waits.length / 2)],
  asked: waits.length,
});
