import { erased, foundPerson, type PeopleNumbers } from '../wire/personal.ts';
import { aFile, parsed } from './answers.ts';
import { type Call, post } from './calls.ts';

export { type FoundPerson, type PeopleNumbers, type PersonEntry, PLACES } from '../wire/personal.ts';

const area = '/api/Admin/Personal';

/** What is stored about one person; calls of ours, made only where sign-in has named the feature. */
export const personalCalls = {
  find: (who: readonly string[]) => post(`${area}/Find`, { who }, parsed(foundPerson)),
  /** Everything, files too, as one archive. */
  export: (who: readonly string[]): Call<Blob> => post(`${area}/Export`, { who }, aFile),
  /** @param shown - the numbers that were on the screen: others are refused. @returns what was done, in words */
  erase: (who: readonly string[], reason: string, shown: PeopleNumbers) =>
    post(`${area}/Erase`, { who, reason, shown }, parsed(erased)),
};
