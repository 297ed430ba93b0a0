import { lostWords } from '../i18n/richTextLoss.ts';
import { ALLOWED_TAGS } from '../wire/htmlRules.ts';
import { isAnchor, isHostileFrame, type Part, partsOf, tagOf } from './parts.ts';

interface Amount {
  word: string;
  amount: number;
}

interface CountedText {
  /** The letters, with one space between words. */
  text: string;
  amounts: Map<string, Amount>;
  paragraphs: number;
}

/** The elements that affect the text, by slot: an inner one hides an outer one. */
type Inline = ReadonlyMap<string, Part>;

const BLOCKS = new Set(
  `address article aside blockquote body caption center col colgroup dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr
  ul`.split(/\s+/),
);
/** Elements that count by themselves, not by their text. */
const SHOWN = new Set(['img', 'br', 'hr', 'iframe', 'video']);
const OPAQUE = new Set('audio object embed svg math canvas style textarea select input'.split(' '));
const SILENT = new Set(
  'script noscript template xmp plaintext noembed noframes title meta link base head'.split(' '),
);

const EMPTY_PARAGRAPH: Part = { key: 'empty', slot: 'empty', word: lostWords.emptyParagraph };

const SPACE = /[ \t\r\n\f]+/g;

/** Counts the parts of a text without loading or running anything. */
export const countFormatting = (html: string): CountedText => {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const amounts = new Map<string, Amount>();
  let text = '';
  let paragraphs = 0;
  let isAtEdge = true;

  const add = ({ key, word }: Part, amount: number) =>
    amounts.set(key, { word, amount: amount + (amounts.get(key)?.amount ?? 0) });

  const edge = () => {
    isAtEdge = true;
    text += ' ';
  };

  /** @param weight - the number of visible letters, or 1 for a picture */
  const show = (shown: string, weight: number, inline: Inline) => {
    text += shown;
    if (weight === 0) return;
    if (isAtEdge) paragraphs += 1;
    isAtEdge = false;
    for (const part of inline.values()) add(part, weight);
  };

  const countChildren = (parent: Element, inline: Inline, isPreformatted: boolean) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.ELEMENT_NODE) count(node as Element, inline, isPreformatted);
      if (node.nodeType !== Node.TEXT_NODE) continue;
      const data = node.nodeValue ?? '';
      show(data, (isPreformatted ? data : data.replaceAll(SPACE, '')).length, inline);
    }
  };

  const countBlock = (element: Element, inline: Inline, isPreformatted: boolean) => {
    edge();
    for (const part of partsOf(element, true)) add(part, 1);
    const before = paragraphs;
    countChildren(element, inline, isPreformatted || element.localName === 'pre');
    const isLine = element.localName === 'p' && (element.parentElement?.childElementCount ?? 0) > 1;
    if (isLine && before === paragraphs) add(EMPTY_PARAGRAPH, 1);
    edge();
  };

  const count = (element: Element, inline: Inline, isPreformatted: boolean): void => {
    const tag = tagOf(element);
    if (SILENT.has(tag) || isHostileFrame(element)) return;
    if (OPAQUE.has(tag) || SHOWN.has(tag)) {
      if (tag === 'hr') edge();
      if (SHOWN.has(tag)) show('', 1, inline);
      if (tag === 'hr') edge();
      if (tag === 'br') text += ' ';
      for (const shown of [element, ...element.querySelectorAll(':scope > source')])
        for (const part of partsOf(shown, true)) add(part, 1);
    } else if (BLOCKS.has(tag)) countBlock(element, inline, isPreformatted);
    else {
      const parts = partsOf(element, false);
      const isForeign = !Object.hasOwn(ALLOWED_TAGS, tag);
      for (const part of parts) if (isForeign || isAnchor(part)) add(part, 1);
      countChildren(
        element,
        new Map([...inline, ...parts.map((part) => [part.slot, part] as const)]),
        isPreformatted,
      );
    }
  };

  countChildren(body, new Map(), false);
  return { text: text.replaceAll(SPACE, ' ').trim(), amounts, paragraphs };
};

/**
 * Names in Russian what a text would lose in the editor. Both versions are counted: how many letters are bold, red or in a link, how many
 * cells, pictures and classes there are. Whatever becomes less is lost.
 *
 * Equal are: other names of a tag, the order of attributes and styles, white space between blocks, text inside or outside of `<p>`. Scripts
 * and event handlers are not reported.
 */
export const findLoss = (html: string, editorHtml: string): string[] => {
  if (html === editorHtml) return [];
  const before = countFormatting(html);
  const after = countFormatting(editorHtml);
  const lost = [...before.amounts]
    .filter(([key, { amount }]) => amount > (after.amounts.get(key)?.amount ?? 0))
    .map(([, { word }]) => word);
  if (before.text !== after.text) lost.push(lostWords.text);
  else if (lost.length === 0 && before.paragraphs > after.paragraphs) lost.push(lostWords.paragraphs);
  return [...new Set(lost)];
};
