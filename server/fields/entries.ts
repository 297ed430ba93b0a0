import { z } from 'zod';
import { LANGUAGES, type Language } from '../../src/dataProvider/wire.ts';

export const language = z.enum(LANGUAGES, { error: `Ожидается язык: ${LANGUAGES.join(', ')}.` });

/** The entries of a save, of which each language may be there once; one that is absent keeps what is stored. */
export const entriesOf = <Entry extends { language: Language }>(entry: z.ZodType<Entry>) =>
  z.array(entry).refine((entries) => new Set(entries.map((each) => each.language)).size === entries.length, {
    error: 'Один и тот же язык указан дважды.',
  });
