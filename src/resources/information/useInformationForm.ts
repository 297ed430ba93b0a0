import { type RaRecord, useStoreContext } from 'ra-core';
import { useTypedForm } from '../../components/types/typeKind.ts';
import { informationTypeKind } from './informationTypeKind.ts';
import { openYearsKey } from './useOpenYears.ts';

/** What the form of information has to do with its type; a save also opens the year in which the document is listed. */
export const useInformationForm = () => {
  const { codeOf, after, ...form } = useTypedForm(informationTypeKind);
  const { getItem, setItem } = useStoreContext();

  const openYearAndList = (resource?: string, id?: unknown, saved: Partial<RaRecord> = {}): string => {
    const key = openYearsKey(codeOf(saved));
    const others = getItem<number[]>(key) ?? [];
    setItem(key, [...new Set([...others, Number(saved.year)])]);
    return after(resource, id, saved);
  };
  return { ...form, after: openYearAndList };
};
