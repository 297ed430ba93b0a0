import { z } from 'zod';
import { LANGUAGES } from '../../../src/wire/wire.ts';
import { LARGEST_ID, language, words } from '../../lib/fields.ts';

/** A number that a dropdown may also send as its digits. */
export const chosenNumber = (error: string) =>
  z.union([z.int({ error }), z.string().regex(/^\d{1,9}$/, { error })], { error }).transform(Number);

/** The id of the type that was chosen; a stored document that comes without one keeps its own. */
export const typeId = chosenNumber('Выберите тип.')
  .refine((id) => id > 0 && id <= LARGEST_ID, { error: 'Выберите тип.' })
  .optional();

/** What the entries of all three registers have in common when they are sent. */
export const entryDraft = { language, header: words };

/** What the entries of all three registers have in common when they are answered. */
export const entryAnswer = { id: z.number(), header: z.string(), language: z.enum(LANGUAGES) };
