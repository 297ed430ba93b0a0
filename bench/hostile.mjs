// What one request, or twenty, may do to everybody else: how long a static file waits meanwhile, and how much memory it takes.
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { check, tell } from './report.mjs';
import { peakMbWhile, processorMs } from './server/processes.mjs';

const LONGEST_WAIT_MS = 250;
const MOST_MEMORY_MB = 650;
const MB = 1_000_000;
const SAVE = '/api/Admin/News/UpdateOrAdd';

const described = (...descriptions) => {
  const languages = ['ru', 'uz', 'en'];
  const entries = descriptions.map((description, index) => ({ language: languages[index], description }));
  return JSON.stringify({ id: 0, news: entries });
};

const pictures = `<p>${`<img src="data:image/png;base64,${'A'.repeat(MB)}">`.repeat(7)}</p>`;
const elements = `<p>a</p>&${'<i>b</i>&amp;'.repeat(49_000)}`;

const photograph = async () => {
  const pixels = { width: 4000, height: 3000, channels: 3 };
  const noise = { type: 'gaussian', mean: 128, sigma: 40 };
  return await sharp({ create: { ...pixels, background: 'black', noise } })
    .jpeg()
    .toBuffer();
};

/** @param {{ base: string, headers: Record<string, string>, pid: number }} running - the server under test */
export const hostile = async ({ base, headers, pid }) => {
  const send = async (body) => {
    const json = { ...headers, 'content-type': 'application/json' };
    const answer = await fetch(base + SAVE, { method: 'POST', headers: json, body }).catch((error) => error);
    await answer.arrayBuffer?.();
    return answer.status ?? 'cut off';
  };
  const photo = await photograph();
  const upload = async () => {
    const form = new FormData();
    form.set('file', new Blob([photo]), 'photo.jpg');
    const answer = await fetch(`${base}/WebsiteFiles/File/UploadCover`, {
      method: 'POST',
      headers,
      body: form,
    });
    await answer.arrayBuffer();
    return answer.status;
  };
  const trickle = async () => {
    const { port, hostname } = new URL(base);
    const socket = connect(Number(port), hostname).on('error', () => {});
    socket.write(
      'POST /Access/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 999\r\n\r\n{',
    );
    socket.resume();
    await once(socket, 'close');
    return 'hung up on';
  };
  const times = (count, work) => Promise.all(Array.from({ length: count }, work)).then(([first]) => first);

  const attempts = {
    '2 MB of zeros in a list': () => send(`{"news":[${'0,'.repeat(MB)}0]}`),
    'a million lists in each other': () => send(`{"news":${'['.repeat(MB)}${']'.repeat(MB)}}`),
    '30 MB of <p>': () => send(described('<p>'.repeat(10 * MB))),
    '20 MB of <p>': () => send(described('<p>'.repeat(6.6 * MB))),
    '8 MB of <': () => send(described('<'.repeat(8 * MB))),
    'as many elements as are taken': () => send(described(elements, elements, elements)),
    '21 MB of pictures, saved': () => send(described(pictures, pictures, pictures)),
    '200 bodies that trickle': () => times(200, trickle),
    '20 uploads of 12 megapixels': () => times(20, upload),
  };

  const rows = {};
  for (const [name, attempt] of Object.entries(attempts)) {
    const waits = new Worker(new URL('./waits.mjs', import.meta.url), {
      workerData: { url: `${base}/logo.svg` },
    });
    await once(waits, 'message');
    const took = await processorMs([pid]);
    const began = performance.now();
    const { result: answer, peakMb } = await peakMbWhile(pid, attempt);
    const seconds = (performance.now() - began) / 1000;
    await pause(300);
    waits.postMessage('stop');
    const [{ longest }] = await once(waits, 'message');
    check(`${name}, others wait, ms`, longest, LONGEST_WAIT_MS);
    check(`${name}, memory, MB`, peakMb, MOST_MEMORY_MB);
    rows[name] = {
      answer,
      seconds: Number(seconds.toFixed(1)),
      'processor, s': Number((((await processorMs([pid])) - took) / 1000).toFixed(1)),
      'others wait, ms': Math.round(longest),
      'memory, MB': Math.round(peakMb),
    };
  }
  tell('What one request, or twenty, may do to everybody else', rows);
};
