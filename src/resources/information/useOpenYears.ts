import { useStore } from 'ra-core';

/** Where the open years of a type are kept. */
export const openYearsKey = (code: string) => `information.${code}.openYears`;

/**
 * Which years of a type stand open, kept for the way back from a form.
 *
 * @param first - the year that is open before anybody opened or closed one
 */
export const useOpenYears = (code: string, first?: number) => {
  const [chosen, setChosen] = useStore<number[] | undefined>(openYearsKey(code));
  const open = chosen ?? (first === undefined ? [] : [first]);
  const toggle = (year: number) =>
    setChosen(open.includes(year) ? open.filter((each) => each !== year) : [...open, year]);
  return [open, toggle] as const;
};
