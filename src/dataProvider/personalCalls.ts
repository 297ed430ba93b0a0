import type { RaRecord } from 'ra-core';
import { type Answer, aFile, aList, objectIn, records } from './answers.ts';
import { type Call, post } from './calls.ts';

/** What is stored about one person. Calls of ours, made only where sign-in has named their feature. */

/** Where data of people lies, in the order in which it is told. */
export const PLACES = ['applications', 'deleted', 'appeals', 'mails', 'files', 'comments', 'notes'] as const;
export type PeopleNumbers = Record<(typeof PLACES)[number], number>;

/** One thing that is stored about a person. */
export interface PersonEntry extends RaRecord {
  title: string;
  /** A day, or a moment. */
  at: string;
  fullName: string;
  email: string;
  /** PINFL or telephone. */
  number: string;
  note: string;
}

export interface FoundPerson {
  entries: PersonEntry[];
  numbers: PeopleNumbers;
  /** What else those who were found are known by. */
  others: string[];
  /** Logins of employees, whose accounts are no part of it. */
  accounts: string[];
  /** It was asked for by more than a name, so that it can be handed out and erased. */
  isCertain: boolean;
}

export const peopleNumbers: Answer<PeopleNumbers> = (body) => {
  const { applications, deleted, appeals, mails, files, comments, notes } = objectIn(body);
  return {
    applications: Number(applications),
    deleted: Number(deleted),
    appeals: Number(appeals),
    mails: Number(mails),
    files: Number(files),
    comments: Number(comments ?? 0),
    notes: Number(notes ?? 0),
  };
};

const entryOf = (entry: Record<string, unknown>): PersonEntry => ({
  id: `${entry.place} ${entry.id}`,
  title: String(entry.title),
  at: String(entry.at),
  fullName: String(entry.fullName),
  email: String(entry.email),
  number: String(entry.number),
  note: String(entry.note),
});

const found: Answer<FoundPerson> = (body) => {
  const { entries, numbers, others, accounts, isCertain } = objectIn(body);
  return {
    entries: records(entries).map(objectIn).map(entryOf),
    numbers: peopleNumbers(numbers),
    others: aList(others).map(String),
    accounts: aList(accounts).map(String),
    isCertain: isCertain === true,
  };
};

const sentences: Answer<string[]> = (body) => aList(objectIn(body).said).map(String);

const area = '/api/Admin/Personal';

export const personalCalls = {
  find: (who: readonly string[]) => post(`${area}/Find`, { who }, found),
  /** Everything, files too, as one archive. */
  export: (who: readonly string[]): Call<Blob> => post(`${area}/Export`, { who }, aFile),
  /** @param shown - what stood before whoever erases: anything else is refused. @returns what was done, in words */
  erase: (who: readonly string[], reason: string, shown: PeopleNumbers) =>
    post(`${area}/Erase`, { who, reason, shown }, sentences),
};
