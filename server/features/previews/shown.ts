import { z } from 'zod';
import { LANGUAGES, type Language } from '../../../src/wire/wire.ts';

const file = z.object({ name: z.string(), sizeBytes: z.number() }).nullish();

const entry = z.object({
  language: z.enum(LANGUAGES),
  title: z.string().catch(''),
  description: z.string().catch(''),
  coverId: z.number().nullish(),
  pdfId: z.number().nullish(),
  pdfFile: file.catch(null),
});

export type ShownEntry = z.infer<typeof entry>;

const blank = (language: Language): ShownEntry => ({ language, title: '', description: '' });

/** Reads a stored state, whatever its kind calls its entries; a missing language is empty. */
export function readShown(json: string) {
  const state: Record<string, unknown> = Object(JSON.parse(json));
  const list = Object.values(state).find((value) => Array.isArray(value)) ?? [];
  const found = z.array(entry).parse(list);
  const entries = LANGUAGES.map(
    (language) => found.find((each) => each.language === language) ?? blank(language),
  );
  return {
    /** In the first language that has one. */
    title: entries.find(({ title }) => title)?.title ?? '',
    posted: String(state.posted ?? ''),
    entries,
  };
}

/** The parts of a stored state that a preview shows. */
export type Shown = ReturnType<typeof readShown>;
