import { z } from 'zod';
import { LANGUAGES } from '../../src/dataProvider/wire.ts';
import { fileId, LARGEST_ID, words } from '../fields/fields.ts';

/** A number that a dropdown may also send as its digits. */
export const chosenNumber = (error: string) =>
  z.union([z.int({ error }), z.string().regex(/^\d{1,9}$/, { error })], { error }).transform(Number);

/** The id of the type that was chosen; a stored document that comes without one keeps its own. */
export const typeId = chosenNumber('Выберите тип.')
  .refine((id) => id > 0 && id <= LARGEST_ID, { error: 'Выберите тип.' })
  .optional();

/** What the entries of all three registers have in common when they are sent. */
export const entryDraft = {
  language: z.enum(LANGUAGES, { error: `Ожидается язык: ${LANGUAGES.join(', ')}.` }),
  header: words,
};

/** The id of a file, for registers that keep it as a number. */
export const optionalFileId = fileId.nullish();

const languagesDiffer = (entries: { language: string }[]) =>
  new Set(entries.map(({ language }) => language)).size === entries.length;

/** The languages of one document. */
export const entriesOf = <Entry extends z.ZodType<{ language: string }>>(entry: Entry) =>
  z.array(entry).refine(languagesDiffer, { error: 'Один и тот же язык указан дважды.' });

/** What the entries of all three registers have in common when they are answered. */
export const entryAnswer = { id: z.number(), header: z.string(), language: z.enum(LANGUAGES) };

export const storedFile = z.object({ name: z.string(), sizeBytes: z.number() }).nullable();
