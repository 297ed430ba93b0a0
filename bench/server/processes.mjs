// What a process and its children take of the machine, as Linux counts it: other programs do not matter.
import { readdir, readFile } from 'node:fs/promises';

const read = (path) => readFile(path, 'utf8').catch(() => '');

/** Memory of a process, MB. */
export const residentMb = async (pid) =>
  Number(/VmRSS:\s+(\d+)/.exec(await read(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** The processes that this one has started. */
export const childrenOf = async (pid) =>
  (await read(`/proc/${pid}/task/${pid}/children`)).split(' ').filter(Boolean).map(Number);

/** Processor time that all threads of the processes have taken, in milliseconds. */
export const processorMs = async (pids) => {
  let total = 0;
  for (const pid of pids) {
    for (const thread of await readdir(`/proc/${pid}/task`).catch(() => []))
      total += Number((await read(`/proc/${pid}/task/${thread}/schedstat`)).split(' ')[0]) / 1e6;
  }
  return total;
};

/** The most memory that a process takes while something is done, MB. */
export const peakMbWhile = async (pid, work) => {
  let peakMb = 0;
  const look = async () => {
    peakMb = Math.max(peakMb, await residentMb(pid));
  };
  const watch = setInterval(look, 25);
  try {
    const result = await work();
    await look();
    return { result, peakMb };
  } finally {
    clearInterval(watch);
  }
};
