import { lostWords } from '../i18n/richTextLoss.ts';
import { weigh } from './weigh.ts';

/**
 * Names in Russian what a text loses on its way through the editor. Both texts are weighed: how many letters are
 * bold, red or in a link, how many cells, pictures and classes there are. What weighs less afterwards is lost.
 *
 * The same are: other names of one tag, the order of attributes and styles, white space between blocks, text in or
 * out of `<p>`. Scripts and handlers go without a word.
 */
export const lostParts = (html: string, editorHtml: string): string[] => {
  if (html === editorHtml) return [];
  const before = weigh(html);
  const after = weigh(editorHtml);
  const lost = [...before.weights]
    .filter(([key, { amount }]) => amount > (after.weights.get(key)?.amount ?? 0))
    .map(([, { word }]) => word);
  if (before.text !== after.text) lost.push(lostWords.text);
  else if (lost.length === 0 && before.paragraphs > after.paragraphs) lost.push(lostWords.paragraphs);
  return [...new Set(lost)];
};
