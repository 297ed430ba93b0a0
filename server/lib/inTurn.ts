/**
 * Runs at most `most` tasks at once; others wait in order. Decoding pictures and syncing files would otherwise occupy all threads of the
 * pool that also reads files.
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
