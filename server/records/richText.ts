import { z } from 'zod';
import { invalid } from '../lib/apiError.ts';
import { storageFault } from '../lib/fields.ts';
import { picturesApart, withoutPictures } from '../lib/pictures.ts';
import type { Sanitise } from '../lib/sanitiser.ts';
import { yieldToOthers } from '../lib/yieldToOthers.ts';

const LONGEST_MARKUP_BYTES = 2 * 1024 * 1024;
const MOST_ELEMENTS = 100_000;

function hasTooManyElements(markup: string) {
  let count = 0;
  for (let at = markup.indexOf('<'); at >= 0; at = markup.indexOf('<', at + 1)) {
    count += 1;
    if (count > MOST_ELEMENTS) return true;
  }
  return false;
}

/**
 * What keeps a rich text from being taken, in one sentence. The pictures in it do not count: they are as large as they
 * are, and cost no time to judge.
 */
function richTextFault(html: string) {
  const markup = withoutPictures(html);
  if (Buffer.byteLength(markup) > LONGEST_MARKUP_BYTES) {
    return 'Текст слишком длинный: больше 2 МБ без картинок. Сократите его или разделите на части.';
  }
  if (hasTooManyElements(markup)) {
    return `В тексте слишком много элементов: больше ${MOST_ELEMENTS.toLocaleString('ru')}. Вставьте его без оформления.`;
  }
  return storageFault(markup);
}

/** The rich text of a record: absent keeps what is stored, `null` empties it. What it may hold is for the sanitiser. */
export const richText = z
  .string()
  .superRefine((html, context) => {
    const message = richTextFault(html);
    if (message) context.addIssue({ code: 'custom', message });
  })
  .nullable()
  .transform((value) => value ?? '')
  .optional();

/**
 * A rich text as it is stored; what a save did not send stays absent.
 *
 * @param path - where it stands in the body
 * @throws ApiError 400 for one that has become too long by it (every `<` alone is four characters), 422 for one that takes too long
 */
export async function safeRichText(sanitise: Sanitise, html: string | undefined, path: string) {
  if (!html) return html;
  await yieldToOthers(html.length);
  const { markup, back } = picturesApart(html);
  const safe = await sanitise(markup);
  const fault = richTextFault(safe);
  if (fault) throw invalid(path, fault);
  return back(safe);
}
