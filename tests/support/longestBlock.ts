import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

/** What Linux tells of the thread that reads it: first the nanoseconds of processor that it has had. */
const OWN_THREAD = '/proc/thread-self/schedstat';

function cpuMs() {
  if (existsSync(OWN_THREAD)) return Number(readFileSync(OWN_THREAD, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * How long `work` kept everything else in this thread waiting at most, in milliseconds of the processor: other programs on the
 * machine, however busy, do not count.
 */
export async function longestBlock(work: () => Promise<unknown>) {
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const [wallBefore, cpuBefore] = [performance.now(), cpuMs()];
      await pause(1);
      // where all threads count together: never longer than the clock says
      longest = Math.max(longest, Math.min(performance.now() - wallBefore, cpuMs() - cpuBefore));
    }
  };
  const watching = watch();
  await work().finally(() => {
    isOver = true;
  });
  await watching;
  return longest;
}
