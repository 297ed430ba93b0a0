// A thread that asks for one address again and again, and says how long the longest answer took when it is told to stop.
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});

const ask = () =>
  new Promise((resolve, reject) => {
    request(workerData, { agent: false }, (answer) => answer.resume().on('end', resolve))
      .on('error', reject)
      .end();
  });

const waits = [];
while (!isOver) {
  const began = performance.now();
  await ask();
  waits.push(performance.now() - began);
  await pause(10);
}
waits.sort((a, b) => a - b);
parentPort.postMessage({
  longest: waits.at(-1),
  median: waits[Math.floor(waits.length / 2)],
  asked: waits.length,
});
