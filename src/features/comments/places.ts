import { cut } from '../../cut.ts';
import type { CommentPlace, Quote } from '../../dataProvider/commentCalls.ts';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import type { Language } from '../../wire/wire.ts';
import { fieldAt } from './fieldText.ts';
import { findQuote, quoteOf, stripWhitespace } from './quote.ts';

/** The longest passage that is quoted; of a longer one its beginning is. */
const LONGEST = 300;
const PATIENCE_MS = 5_000;

/** Where in the form a place stands; nothing for a language as a whole. */
export const pathOf = ({ language, field }: CommentPlace) =>
  field && (language ? `entries.${language}.${field}` : field);

/** What people read of a value, without white space; of HTML its text. */
export const strippedValue = (value: unknown): string => {
  if (typeof value !== 'string') return '';
  const { body } = new DOMParser().parseFromString(value, 'text/html');
  return stripWhitespace(body.textContent ?? '');
};

/** Whether a passage is still in a field's value, in the same words. */
export const stateOfQuote = (stripped: string, quote: Quote): 'there' | 'changed' | 'gone' => {
  const found = findQuote(stripped, quote);
  if (!found) return 'gone';
  return found.isChanged ? 'changed' : 'there';
};

/** The passages that are selected in the fields of the form. */
export const chosenPassages = (places: readonly FieldPath[]): CommentPlace[] =>
  places.flatMap(({ path, field, language }) => {
    const text = fieldAt(path);
    if (!text?.chosen) return [];
    const { start, end, exact } = text.chosen;
    const words = cut(exact, 0, LONGEST).trim();
    const quote = quoteOf(
      text.stripped,
      start,
      words === exact ? end : start + stripWhitespace(words).length,
      words,
    );
    return [{ language, field, quote }];
  });

/** Looks for something of a screen that is still coming. */
const waitForElement = <Thing>(look: () => Thing | undefined, use: (thing: Thing) => void) => {
  const found = look();
  if (found) return use(found);
  const observer = new MutationObserver(() => {
    const late = look();
    if (!late) return;
    stop();
    use(late);
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  const stop = () => {
    clearTimeout(timer);
    observer.disconnect();
  };
  observer.observe(document.body, { childList: true, subtree: true, attributes: true });
};

/**
 * Leads to a place in the form: brings it into view and marks the passage.
 *
 * @param openLanguage - shows a language that is not shown
 */
export const showPlace = (place: CommentPlace, openLanguage: (language: Language) => void): void => {
  const path = pathOf(place);
  if (place.language && !(path && fieldAt(path))) openLanguage(place.language);
  if (!path) return;
  waitForElement(
    () => fieldAt(path),
    ({ stripped, show }) => {
      const found = place.quote && findQuote(stripped, place.quote);
      show(found?.start ?? 0, found?.end ?? 0);
    },
  );
};
