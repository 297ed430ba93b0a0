/** What an element adds to its text, as parts that can be counted and named. */

import { lostWords } from '../i18n/richTextLoss.ts';
import { ALLOWED_TAGS, hasScheme } from '../wire/htmlRules.ts';
import { canonicalValue, declarationsOf } from './styles.ts';

export interface Part {
  /** A key that is equal for equal parts, however they are written. */
  key: string;
  /** A part hides one with the same slot of an outer element. */
  slot: string;
  word: string;
}

const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' };
const WITHOUT_MEANING = new Set(['p', 'div', 'span', 'tbody', 'colgroup']);
const NOISE = /^(?:on|data-mce-|xml|spellcheck$|contenteditable$|srcset$|sizes$)/;
/** Default values that change nothing. */
const HARMLESS_DEFAULTS: ReadonlySet<string> = new Set(['colspan=1', 'rowspan=1', 'start=1']);
const HOSTILE_SCHEME = /^\W*(?:javascript|vbscript|data):/i;

export const tagOf = (element: Element): string => {
  const tag = element.localName;
  return SYNONYMS[tag] ?? tag;
};

const part = (key: string, word: string, slot = key): Part => ({ key, word, slot });

const elementPart = (tag: string): Part =>
  part(`tag:${tag}`, lostWords.elements[tag] ?? lostWords.otherElement(tag));

const classParts = (element: Element): Part[] =>
  [...element.classList]
    .filter((name) => !/^(?:Mso|ql-ui$|ql-cursor$)/.test(name))
    .map((name) => {
      const family = name.startsWith('ql-') ? name.split('-').slice(0, 2).join('-') : name;
      return part(`class:${name}`, lostWords.className(name), `class:${family}`);
    });

const styleParts = (element: Element, isBlock: boolean): Part[] =>
  declarationsOf(element)
    .filter(([property]) => !property.startsWith('mso-') && (isBlock || property !== 'text-align'))
    .map(([property, value]) =>
      part(
        `style:${property}=${canonicalValue(property, value)}`,
        lostWords.style(property),
        `style:${property}`,
      ),
    );

const attributePart = (tag: string, name: string, value: string): Part | undefined => {
  if (NOISE.test(name) || HARMLESS_DEFAULTS.has(`${name}=${value}`)) return undefined;
  const key = `attribute:${name}=${value}`;
  if (name === 'id' || name === 'name') return part(key, lostWords.anchor(value));
  if (name === 'href' && HOSTILE_SCHEME.test(value)) return undefined;
  if (name === 'href') return part(key, lostWords.link(value), 'attribute:href');
  if (name === 'src' && tag === 'iframe') return part(key, lostWords.page(hostOf(value)));
  if (name === 'src') return part(key, lostWords.elements[tag] ?? lostWords.attribute(name));
  return part(key, lostWords.attribute(name), `attribute:${name}`);
};

/** The target of links, which counts even without text. */
export const isAnchor = ({ key }: Part): boolean => /^attribute:(?:id|name)=/.test(key);

const hostOf = (address: string) => (URL.canParse(address) ? new URL(address).hostname : address);

/** An embedded page that is no video could run something here; it is removed without a message. */
export const isHostileFrame = (element: Element): boolean =>
  element.localName === 'iframe' &&
  !hasScheme(element.getAttribute('src') ?? 'about:blank', ['http', 'https']);

/** The parts of an element: its tag, and its classes, styles and attributes where the tag is allowed. */
export const partsOf = (element: Element, isBlock: boolean): Part[] => {
  const tag = tagOf(element);
  const own = WITHOUT_MEANING.has(tag) ? [] : [elementPart(tag)];
  const address = element.getAttribute('href');
  if (tag === 'iframe' || (tag === 'a' && (!address || HOSTILE_SCHEME.test(address)))) own.pop();
  if (!Object.hasOwn(ALLOWED_TAGS, tag)) return own;
  const others = [...element.attributes].flatMap(({ name, value }) => {
    if (name === 'class' || name === 'style') return [];
    return attributePart(tag, name, value) ?? [];
  });
  return [...own, ...classParts(element), ...styleParts(element, isBlock), ...others];
};
