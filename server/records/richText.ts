import { z } from 'zod';
import { invalid } from '../lib/apiError.ts';
import { clearable, storageFault } from '../lib/fields.ts';
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

/** Why a rich text is refused, in one sentence. Its pictures do not count, because they cost the sanitiser no time. */
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

/** The schema of a rich text. The sanitiser decides about its content. */
export const richText = clearable(
  z.string().superRefine((html, context) => {
    const message = richTextFault(html);
    if (message) context.addIssue({ code: 'custom', message });
  }),
);

/**
 * Sanitises a rich text for storage; an absent one stays absent.
 *
 * @param path - its path in the body
 * @throws ApiError 400 when it is too long after sanitising (a single `<` becomes four characters), 422 when it takes too long
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
