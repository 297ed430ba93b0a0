/**
 * Runs at most `most` tasks at once; later ones wait, first come first served. Decoding pictures and syncing
 * files share a few threads with everything that is read from the disk: left alone, they would take them all.
 */
export function inTurn(most: number) {
  let free = most;
  const waiting: (() => void)[] = [];
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
