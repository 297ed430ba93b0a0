import { type RaRecord, useStore, useStoreContext } from 'react-admin';
import { useTypedForm } from '../../components/types/useTypes.ts';

/** The years in which information is filed (part 2, §5 and §9). */
const FIRST_YEAR = 2010;

/** Whether a document has a value that is no year, such as `null`. */
export const hasNoYear = (year: unknown): boolean => !Number.isInteger(Number(year)) || Number(year) === 0;

/**
 * The years from the current one down to 2010.
 *
 * @param present - the documents' years; those out of the range are added, so that no document is hidden
 * @returns newest first, without duplicates
 */
export const yearsDown = (present: readonly unknown[] = [], now = new Date().getFullYear()): number[] => {
  const years = Array.from({ length: now - FIRST_YEAR + 1 }, (_, back) => now - back);
  const others = present.filter((year) => !hasNoYear(year)).map(Number);
  return [...new Set([...years, ...others])].sort((a, b) => b - a);
};

const openYearsKey = (code: string) => `information.${code}.openYears`;

/**
 * The open years of a type, remembered for the way back from a form.
 *
 * @param first - the year that is open initially
 */
export const useOpenYears = (code: string, first?: string) => {
  const [chosen, setChosen] = useStore<string[] | undefined>(openYearsKey(code));
  const open = chosen ?? (first === undefined ? [] : [first]);
  const toggle = (year: string) =>
    setChosen(open.includes(year) ? open.filter((each) => each !== year) : [...open, year]);
  return [open, toggle] as const;
};

/** A redirect to the list of the saved document's type, with its year open. */
export const useOpenYearAndList = () => {
  const { codeOf, after } = useTypedForm();
  const { getItem, setItem } = useStoreContext();
  return (resource?: string, id?: unknown, saved: Partial<RaRecord> = {}): string => {
    const key = openYearsKey(codeOf(saved));
    const others = getItem<string[]>(key) ?? [];
    setItem(key, [...new Set([...others, String(saved.year)])]);
    return after(resource, id, saved);
  };
};
