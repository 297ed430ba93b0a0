import { setTimeout as pause } from 'node:timers/promises';

const cpuMs = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * How long `work` kept everything else in this process waiting at most, in milliseconds of the processor: other programs on the
 * machine, however busy, do not count.
 */
export async function longestBlock(work: () => Promise<unknown>) {
  let longest = 0;
  let isOver = false;
  const watch = async () => {
    while (!isOver) {
      const [wallBefore, cpuBefore] = [performance.now(), cpuMs()];
      await pause(1);
      // threads beside this one use the processor too: never longer than the clock says
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
