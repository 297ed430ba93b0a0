import { lostWords } from '../i18n/richTextLoss.ts';
import { ALLOWED_TAGS } from '../wire/htmlRules.ts';
import { isAnchor, isHostileFrame, type Part, partsOf, tagOf } from './parts.ts';

interface Weight {
  word: string;
  amount: number;
}

export interface WeighedText {
  /** The letters, with one space between words. */
  text: string;
  weights: Map<string, Weight>;
  paragraphs: number;
}

/** Elements around the text in effect, by slot: the inner one hides the outer one. */
type Inline = ReadonlyMap<string, Part>;

const BLOCKS = new Set(
  `address article aside blockquote body caption center col colgroup dd details dialog div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr
  ul`.split(/\s+/),
);
/** Elements that are shown themselves, not by the text in them. */
const SHOWN = new Set(['img', 'br', 'hr', 'iframe', 'video']);
const OPAQUE = new Set([
  'audio',
  'object',
  'embed',
  'svg',
  'math',
  'canvas',
  'style',
  'textarea',
  'select',
  'input',
]);
const SILENT = new Set(
  'script noscript template xmp plaintext noembed noframes title meta link base head'.split(' '),
);

const EMPTY_PARAGRAPH: Part = { key: 'empty', slot: 'empty', word: lostWords.emptyParagraph };

class Scales {
  text = '';
  paragraphs = 0;
  readonly weights = new Map<string, Weight>();
  private isAtEdge = true;
  private isSpacePending = false;

  add(part: Part, amount: number) {
    const weight = this.weights.get(part.key);
    if (weight) weight.amount += amount;
    else this.weights.set(part.key, { word: part.word, amount });
  }

  edge() {
    this.isAtEdge = true;
  }

  space() {
    this.isSpacePending = true;
  }

  put(shown: string, inline: Inline) {
    if (this.isAtEdge) this.paragraphs += 1;
    if (this.isAtEdge || this.isSpacePending) this.text += ' ';
    this.isAtEdge = false;
    this.isSpacePending = false;
    this.text += shown;
    for (const part of inline.values()) this.add(part, shown.length || 1);
  }
}

const weighText = (scales: Scales, { data }: Text, inline: Inline, isPreformatted: boolean) => {
  if (isPreformatted) {
    if (data) scales.put(data, inline);
    return;
  }
  for (const run of data.match(/[ \t\r\n\f]+|[^ \t\r\n\f]+/g) ?? []) {
    if (/^[ \t\r\n\f]/.test(run)) scales.space();
    else scales.put(run, inline);
  }
};

const weighChildren = (scales: Scales, parent: Element, inline: Inline, isPreformatted: boolean) => {
  for (const node of parent.childNodes) {
    if (node instanceof Text || node.nodeType === Node.TEXT_NODE) {
      weighText(scales, node as Text, inline, isPreformatted);
    }
    if (node.nodeType === Node.ELEMENT_NODE) weighElement(scales, node as Element, inline, isPreformatted);
  }
};

const weighBlock = (scales: Scales, element: Element, inline: Inline, isPreformatted: boolean) => {
  scales.edge();
  for (const part of partsOf(element, true)) scales.add(part, 1);
  const { paragraphs } = scales;
  weighChildren(scales, element, inline, isPreformatted || element.localName === 'pre');
  const isLine = element.localName === 'p' && (element.parentElement?.childElementCount ?? 0) > 1;
  if (isLine && paragraphs === scales.paragraphs) scales.add(EMPTY_PARAGRAPH, 1);
  scales.edge();
};

const weighElement = (scales: Scales, element: Element, inline: Inline, isPreformatted: boolean): void => {
  const tag = tagOf(element);
  if (SILENT.has(tag) || isHostileFrame(element)) return;
  if (OPAQUE.has(tag) || SHOWN.has(tag)) {
    if (tag === 'hr') scales.edge();
    if (SHOWN.has(tag)) scales.put('', inline);
    if (tag === 'hr') scales.edge();
    if (tag === 'br') scales.space();
    const sources = [...element.querySelectorAll(':scope > source')];
    for (const shown of [element, ...sources]) {
      for (const part of partsOf(shown, true)) scales.add(part, 1);
    }
    return;
  }
  if (BLOCKS.has(tag)) {
    weighBlock(scales, element, inline, isPreformatted);
    return;
  }
  const parts = partsOf(element, false);
  const isForeign = !Object.hasOwn(ALLOWED_TAGS, tag);
  for (const part of parts) if (isForeign || isAnchor(part)) scales.add(part, 1);
  const inner = new Map([...inline, ...parts.map((part) => [part.slot, part] as const)]);
  weighChildren(scales, element, inner, isPreformatted);
};

/** Counts what a text consists of, without loading or running anything of it. */
export const weigh = (html: string): WeighedText => {
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  const scales = new Scales();
  weighChildren(scales, body, new Map(), false);
  const { weights, paragraphs } = scales;
  return { text: scales.text.replaceAll(/[ \t\r\n\f]+/g, ' ').trim(), weights, paragraphs };
};
