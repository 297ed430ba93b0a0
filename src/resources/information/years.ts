/** The years that information is filed under (part 2, §5 and §9). */
const FIRST_YEAR = 2010;

/**
 * The years from the current one down to 2010.
 *
 * @param present - years that documents have; those outside the range are listed too, so that nothing is out of reach
 * @returns newest first, each once
 */
export const yearsDown = (present: readonly unknown[] = [], now = new Date().getFullYear()): number[] => {
  const years = Array.from({ length: now - FIRST_YEAR + 1 }, (_, back) => now - back);
  const others = present.map(Number).filter((year) => Number.isInteger(year) && year !== 0);
  return [...new Set([...years, ...others])].sort((a, b) => b - a);
};
