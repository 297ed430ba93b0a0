import { DOMSerializer, Fragment, type Node } from '@tiptap/pm/model';
import { cut } from '../../cut.ts';
import { tableWords, thingWords, wordOfPart } from '../../i18n/richTextLooks.ts';
import { type Part, partsOf } from '../../richText/parts.ts';

/** Formatting of a part of a text: bold, a colour, the address of a link. */
type Look = Pick<Part, 'key' | 'word'>;

/** A difference of a part that its words do not show. */
export type Note =
  | { kind: 'looks'; of: string; added: readonly string[]; removed: readonly string[] }
  | { kind: 'added' | 'removed'; name: string };

/** Formatting without a visible effect. */
const UNSEEN =
  /^(tag:a$|attribute:(rel|data-[\w-]+|loading|frameborder|allowfullscreen|src)=|class:ql-(syntax|ui)$)/;

/** An inert document: it loads no pictures or videos. */
const inertPage = document.implementation.createHTMLDocument('');

/** The elements of a node from the outside in, without its content. */
const elementsOf = (node: Node): Element[] => {
  const own = node.isText ? node : node.copy(Fragment.empty);
  const dom = DOMSerializer.fromSchema(node.type.schema).serializeNode(own, { document: inertPage });
  const elements: Element[] = [];
  for (let next: unknown = dom; next instanceof Element; next = next.firstElementChild) elements.push(next);
  return elements.slice(0, node.marks.length + (node.isText ? 0 : 1));
};

/** The formatting of words, a picture or a block; an inner element hides an outer one of the same slot. */
export const looksOf = (node: Node): Look[] => {
  const bySlot = new Map<string, Part>();
  for (const part of elementsOf(node).flatMap((element) => partsOf(element, node.isBlock)))
    bySlot.set(part.slot, part);
  const { caption, colgroups } = node.attrs;
  const ofTable = [
    ...(caption ? [{ key: `caption:${caption}`, word: tableWords.caption(caption) }] : []),
    ...(colgroups ? [{ key: `columns:${colgroups}`, word: tableWords.columns }] : []),
  ];
  const ofParts = [...bySlot.values()]
    .filter(({ key }) => !UNSEEN.test(key) && !(node.isInline && /^tag:(img|iframe|video|br)$/.test(key)))
    .map(({ key, word }) => ({ key, word: wordOfPart(key) ?? word }));
  return [...ofParts, ...ofTable];
};

export const EMBED_SIGN = '\uFFFC';

const fileNameIn = (address: string): string =>
  address.startsWith('data:') ? '' : (/([^/]*)$/.exec(address.replace(/[?#].*$/s, ''))?.[1] ?? '');

/** The identity of a picture, video or line break, and its name in words; a line break has none. */
export const embedOf = (node: Node): { key: string; name?: string } => {
  const element = elementsOf(node).at(-1);
  if (node.type.name === 'hardBreak' || !element) return { key: 'br' };
  const source = element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? '';
  const label = element.getAttribute('alt') || element.getAttribute('title') || fileNameIn(source);
  const word = node.type.name === 'image' ? thingWords.picture : thingWords.video;
  return { key: `${element.localName}:${source}`, name: label ? `${word} «${label}»` : word };
};

export const embedNames = (content: Fragment): string[] =>
  content.content.flatMap((node) => (node.isText ? [] : (embedOf(node).name ?? [])));

const LONGEST_QUOTE = 60;

const quoted = (text: string) =>
  text.length > LONGEST_QUOTE ? `${cut(text, 0, LONGEST_QUOTE).replace(/\s\S*$/, '')}…` : text;

const wordsMissing = (looks: readonly Look[], from: readonly Look[]): string[] => {
  const keys = new Set(looks.map(({ key }) => key));
  return [...new Set(from.filter(({ key }) => !keys.has(key)).map(({ word }) => word))];
};

/** Describes added and removed formatting; undefined without any. */
export const looksNote = (before: readonly Look[], after: readonly Look[], of: string): Note[] => {
  const [added, removed] = [wordsMissing(before, after), wordsMissing(after, before)];
  return added.length + removed.length > 0 ? [{ kind: 'looks', of: quoted(of), added, removed }] : [];
};
