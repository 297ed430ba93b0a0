// Calls as fast as a client can send them: over connections that stay open, what comes back is counted and thrown away.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { processorMs } from './processes.mjs';

const agent = new Agent({ keepAlive: true });

/** @returns {Promise<{ status: number, headers: object, bytes: number, firstByteMs: number, ms: number, body?: Buffer }>} */
export const call = (base, { method = 'GET', path, headers = {}, body }, { isKept = false } = {}) =>
  new Promise((resolve, reject) => {
    const began = performance.now();
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const sent = request(base + path, { method, agent, headers: { ...headers, ...length } }, (answer) => {
      let bytes = 0;
      let firstByteMs;
      const pieces = [];
      answer.on('data', (piece) => {
        firstByteMs ??= performance.now() - began;
        bytes += piece.length;
        if (isKept) pieces.push(piece);
      });
      answer.on('end', () => {
        const ms = performance.now() - began;
        const { statusCode: status, headers } = answer;
        resolve({
          status,
          headers,
          bytes,
          firstByteMs: firstByteMs ?? ms,
          ms,
          body: isKept ? Buffer.concat(pieces) : undefined,
        });
      });
      answer.on('error', reject);
    });
    sent.on('error', reject).end(body);
  });

/** The plain server to compare with, see floor.mjs. */
export const startFloor = async () => {
  const child = fork(fileURLToPath(new URL('./floor.mjs', import.meta.url)));
  const [port] = await once(child, 'message');
  return {
    base: `http://127.0.0.1:${port}`,
    processorMs: () => processorMs([child.pid]),
    /** Has it answer so from now on. @param {number} times - how often it sends the bytes */
    async prepare({ status, headers, body }, times = 1) {
      const { connection, 'keep-alive': _, 'transfer-encoding': _chunked, ...own } = headers;
      child.send({ status, headers: times === 1 ? own : {}, body: body.toString('base64'), times });
      await once(child, 'message');
    },
    stop: () => child.kill(),
  };
};

const WARM_UP_MS = 500;

const part = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

/**
 * One slice of time after the other, the product's and the floor's in turn.
 *
 * @param sides - by name: where to call, how much processor it took so far, and what to call next
 * @returns by name: calls a second, p50 and p99 in ms, processor time of one call in ms
 */
export const inTurns = async (sides, { lanes, sliceMs, rounds }) => {
  const seen = Object.fromEntries(Object.keys(sides).map((name) => [name, { times: [], ms: 0, cpuMs: 0 }]));
  for (let round = 0; round <= rounds; round += 1)
    for (const [name, { base, processorMs, next, expected }] of Object.entries(sides)) {
      const times = [];
      const before = await processorMs();
      const began = performance.now();
      const lane = async () => {
        while (performance.now() - began < (round === 0 ? WARM_UP_MS : sliceMs)) {
          const { status, ms } = await call(base, next());
          if (status !== expected) throw new Error(`${name}: a call was answered ${status}`);
          times.push(ms);
        }
      };
      await Promise.all(Array.from({ length: lanes }, lane));
      // the first round warms up
      if (round === 0) continue;
      seen[name].ms += performance.now() - began;
      seen[name].cpuMs += (await processorMs()) - before;
      seen[name].times.push(...times);
    }
  return Object.fromEntries(
    Object.entries(seen).map(([name, { times, ms, cpuMs }]) => {
      times.sort((a, b) => a - b);
      const figures = { p50: part(times, 0.5), p99: part(times, 0.99), cpuMs: cpuMs / times.length };
      return [name, { perSecond: (times.length / ms) * 1000, ...figures }];
    }),
  );
};
