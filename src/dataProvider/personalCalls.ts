import * as z from 'zod/mini';
import { aFile, parsed } from './answers.ts';
import { type Call, post } from './calls.ts';

/** Where data of people is stored, in the order in which it is shown. */
export const PLACES = ['applications', 'deleted', 'appeals', 'mails', 'files', 'comments', 'notes'] as const;

export const peopleNumbers = z.object({
  applications: z.number(),
  deleted: z.number(),
  appeals: z.number(),
  mails: z.number(),
  files: z.number(),
  comments: z._default(z.number(), 0),
  notes: z._default(z.number(), 0),
});
export type PeopleNumbers = z.infer<typeof peopleNumbers>;

/** One thing that is stored about a person. `at` is a day or a moment, `number` a PINFL or telephone. */
const personEntry = z.pipe(
  z.object({
    place: z.string(),
    id: z.union([z.number(), z.string()]),
    title: z.string(),
    at: z.string(),
    fullName: z.string(),
    email: z.string(),
    number: z.string(),
    note: z.string(),
  }),
  z.transform(({ id, ...entry }) => ({ ...entry, id: `${entry.place} ${id}`, rowId: Number(id) })),
);
export type PersonEntry = z.infer<typeof personEntry>;

/** Whether it is a text of staff, which may be about somebody else. */
export const isSaid = ({ place }: { place?: string }) => place === 'comments' || place === 'notes';

const foundPerson = z.object({
  entries: z.array(personEntry),
  numbers: peopleNumbers,
  /** Of what was found; an erasure of anything else is refused. */
  digest: z.string(),
  /** What else those who were found are known by. */
  others: z.array(z.string()),
  /** Logins of employees, whose accounts are no part of it. */
  accounts: z.array(z.string()),
  /** It was searched by more than a name, so that it can be handed out and erased. */
  isCertain: z.boolean(),
});
export type FoundPerson = z.infer<typeof foundPerson>;

/** What was erased, in words. */
const erased = z.pipe(
  z.object({ said: z.array(z.string()) }),
  z.transform(({ said }) => said),
);

/** The rows of texts of staff that are about other people. */
export type KeptRows = Record<'comments' | 'notes', number[]>;

const area = '/api/Admin/Personal';

/** What is stored about one person; calls of ours, made only where sign-in has named the feature. */
export const personalCalls = {
  find: (who: readonly string[]) => post(`${area}/Find`, { who }, parsed(foundPerson)),
  /** Everything but those texts, files too, as one archive. */
  export: (who: readonly string[], keep: KeptRows): Call<Blob> =>
    post(`${area}/Export`, { who, keep }, aFile),
  /**
   * @param shown - the digest of what was on the screen: anything else is refused
   * @returns what was done, in words
   */
  erase: (who: readonly string[], reason: string, shown: string, keep: KeptRows) =>
    post(`${area}/Erase`, { who, reason, shown, keep }, parsed(erased)),
};
