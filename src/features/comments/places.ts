import { cut } from '../../cut.ts';
import type { CommentPlace } from '../../dataProvider/commentCalls.ts';
import type { FieldPath } from '../../dataProvider/fieldPaths.ts';
import { type TextRun, textField } from '../../richText/textField.ts';
import type { Language } from '../../wire/wire.ts';
import { findQuote, quoteOf, stripWhitespace } from './quote.ts';

/** The longest quotation; of a longer passage only the beginning is quoted. */
const LONGEST = 300;

/** The positions of all characters other than white space. */
const placesIn = ({ text, at }: TextRun) => [...text.matchAll(/\S/g)].map(({ index }) => at + index);

/** The current text of a form field that is shown. Its positions count characters other than white space. */
const strippedField = (path: string) => {
  const field = textField(path);
  if (!field?.isShown()) return undefined;
  const runs = field.runs();
  const places = runs.flatMap(placesIn);
  const indexOf = (place: number) => {
    const index = places.findIndex((each) => each >= place);
    return index < 0 ? places.length : index;
  };
  const { from, to, text } = field.selection();
  const exact = text.trim();
  return {
    stripped: stripWhitespace(runs.map((run) => run.text).join('')),
    /** The selected passage, if any. */
    chosen: exact ? { start: indexOf(from), end: indexOf(to), exact } : undefined,
    show: (start: number, end: number) =>
      field.select({ from: places[start] ?? 0, to: (places[end - 1] ?? -1) + 1 }),
  };
};

/** The form field of an anchor; undefined for a whole language. */
const pathOf = ({ language, field }: CommentPlace) =>
  field && (language ? `entries.${language}.${field}` : field);

/** Whether a passage is still in the field with the same words; undefined where the anchor is no passage. */
export const stateOfQuote = (place: CommentPlace, valueAt: (path: string) => unknown) => {
  const path = pathOf(place);
  if (!place.quote || !path) return undefined;
  const { body } = new DOMParser().parseFromString(String(valueAt(path) ?? ''), 'text/html');
  const found = findQuote(stripWhitespace(body.textContent ?? ''), place.quote);
  if (!found) return 'gone';
  return found.isChanged ? 'changed' : 'there';
};

/** The passages selected in the fields of the form. */
export const chosenPassages = (places: readonly FieldPath[]): CommentPlace[] =>
  places.flatMap(({ path, field, language }) => {
    const text = strippedField(path);
    if (!text?.chosen) return [];
    const { start, end, exact } = text.chosen;
    const words = cut(exact, 0, LONGEST).trim();
    const quotedEnd = words === exact ? end : start + stripWhitespace(words).length;
    return [{ language, field, quote: quoteOf(text.stripped, start, quotedEnd, words) }];
  });

/**
 * Scrolls to an anchor in the form and selects its passage.
 *
 * @param openLanguage - opens the language of the anchor
 */
export const showPlace = (place: CommentPlace, openLanguage: (language: Language) => void): void => {
  const path = pathOf(place);
  if (place.language && !(path && strippedField(path))) openLanguage(place.language);
  const text = path && strippedField(path);
  if (!text) return;
  const found = place.quote && findQuote(text.stripped, place.quote);
  text.show(found?.start ?? 0, found?.end ?? 0);
};
