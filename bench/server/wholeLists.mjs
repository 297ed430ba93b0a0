// A whole list, as the specification has it: what it takes, and what others wait meanwhile.
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { check } from '../report.mjs';
import { call } from './calls.mjs';
import { peakMbWhile } from './processes.mjs';
import { BASE } from './product.mjs';

const LIST = '/api/Admin/News/GetAllPublished';
const SMALL = '/api/Admin/News/GetCount';
const FLOOR_CHUNK = 65_536;
/** So many records may keep nobody waiting, read by eight at once. */
const MANY = 10_000;
const MOST_WAIT_MS = 100;
const FIRST_BYTE_MS = 50;

/** The answers, and how long the longest small call took that was asked meanwhile. */
const readBy = async (readers, headers) => {
  const waits = new Worker(new URL('../waits.mjs', import.meta.url), {
    workerData: { url: BASE + SMALL, headers },
  });
  await once(waits, 'message');
  const answers = await Promise.all(
    Array.from({ length: readers }, () => call(BASE, { path: LIST, headers })),
  );
  waits.postMessage('stop');
  const [{ longest }] = await once(waits, 'message');
  return { answers, longest };
};

/** @param {{ size: number, name: string, product: object, floor: object, headers: object }} run */
export const wholeLists = async ({ size, name, product, floor, headers }) => {
  const rows = {};
  for (const readers of size >= 1_000 && size <= MANY ? [1, 8] : [1]) {
    const took = await product.processorMs();
    const { result, peakMb } = await peakMbWhile(product.pid, () => readBy(readers, headers));
    const { answers, longest } = result;
    const cpuMs = ((await product.processorMs()) - took) / readers;
    const [{ bytes, ms, firstByteMs }] = answers;
    const body = Buffer.alloc(Math.min(bytes, FLOOR_CHUNK));
    await floor.prepare({ status: 200, headers: {}, body }, Math.ceil(bytes / body.length));
    const plain = await call(floor.base, { path: LIST });
    const title = `whole list of ${size}${readers > 1 ? `, ${readers} readers` : ''}`;
    rows[title] = {
      MB: (bytes / 1e6).toFixed(1),
      ms: Math.round(ms),
      'of floor': (plain.ms / ms).toFixed(2),
      'first byte, ms': firstByteMs.toFixed(0),
      'CPU, ms': Math.round(cpuMs),
      'peak, MB': Math.round(peakMb),
      'others wait, ms': Math.round(longest),
    };
    if (readers === 1) check(`${title}, ${name}, first byte, ms`, firstByteMs, FIRST_BYTE_MS);
    check(`${title}, ${name}, others wait, ms`, longest, MOST_WAIT_MS);
  }
  return rows;
};
