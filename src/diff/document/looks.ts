import { thingWords, wordOfPart } from '../../i18n/richTextLooks.ts';
import { type Part, partsOf } from '../../richText/parts.ts';
import type { Look, Thing } from './block.ts';

/** Changes nothing that anybody sees. */
const UNSEEN =
  /^(tag:a$|attribute:(rel|data-[\w-]+|loading|frameborder|allowfullscreen|src)=|class:ql-(syntax|ui)$)/;

const looksOf = (parts: readonly Part[]): [slot: string, Look][] =>
  parts
    .filter(({ key }) => !UNSEEN.test(key))
    .map(({ key, slot, word }) => [slot, { key, word: wordOfPart(key) ?? word }]);

/** What an element adds to the words in it, each in its slot. */
export const inlineLooks = (element: Element) => looksOf(partsOf(element, false));

/** What a block is, beside its words: a heading, centred, numbered. */
export const blockLooks = (element: Element): Look[] =>
  looksOf(partsOf(element, true)).map(([, look]) => look);

const lastOf = (address: string): string => {
  if (address.startsWith('data:') || !URL.canParse(address, 'https://relative.invalid')) return '';
  const { pathname } = new URL(address, 'https://relative.invalid');
  return pathname.split('/').at(-1) ?? '';
};

const sourceOf = (element: Element) =>
  element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? '';

/** A picture, a video or a line break, with what is added to it. */
export const thingOf = (element: Element): { thing: Thing; looks: Look[] } => {
  const { localName, outerHTML: html } = element;
  if (localName === 'br') return { thing: { key: 'br', html: '<br>' }, looks: [] };
  const source = sourceOf(element);
  const label = element.getAttribute('alt') || element.getAttribute('title') || lastOf(source);
  const word = localName === 'img' ? thingWords.picture : thingWords.video;
  return {
    thing: { key: `${localName}:${source}`, html, name: label ? `${word} «${label}»` : word },
    looks: blockLooks(element).filter(({ key }) => !key.startsWith('tag:')),
  };
};
