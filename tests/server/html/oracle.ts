/** Judges a rich text the way a browser sees it, knowing nothing of how the sanitiser works. Needs jsdom. */
import { ALLOWED_TAGS } from '../../../src/wire/htmlRules.ts';

const parser = new DOMParser();

const URL_ATTRIBUTES = [
  'href',
  'src',
  'poster',
  'action',
  'formaction',
  'data',
  'cite',
  'ping',
  'background',
];
const NEVER = [
  'srcdoc',
  'srcset',
  'id',
  'name',
  'is',
  'slot',
  'xmlns',
  'tabindex',
  'autofocus',
  'action',
  'ping',
];
const PLAYERS =
  /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed|player\.vimeo\.com\/video|rutube\.ru\/play\/embed|vk\.com\/video_ext\.php)/;

const addressFault = (tag: string, value: string): string | undefined => {
  const url = new URL(value, 'https://page.invalid/');
  if (tag === 'iframe' && !PLAYERS.test(url.href)) return `iframe of ${url.href}`;
  if (['http:', 'https:'].includes(url.protocol)) return undefined;
  if (tag === 'a' && ['mailto:', 'tel:'].includes(url.protocol)) return undefined;
  if (tag === 'img' && /^data:image\/(png|jpeg|gif|webp|avif);base64,[a-z\d+/=]*$/i.test(value))
    return undefined;
  return `${tag} to ${url.href}`;
};

const styleFault = (style: string): string | undefined => {
  if (/[\\<>{}@]|\/\*|position|z-index|margin|opacity|display/i.test(style)) return `style ${style}`;
  const calls = style.match(/[\w-]*\(/g) ?? [];
  const strange = calls.find((call) => !['rgb(', 'rgba(', 'hsl(', 'hsla('].includes(call));
  return strange && `style calls ${strange}`;
};

const elementFaults = (element: Element): (string | undefined)[] => {
  const tag = element.localName;
  const own = Object.hasOwn(ALLOWED_TAGS, tag) ? undefined : `element ${tag}`;
  const foreign = element.namespaceURI === 'http://www.w3.org/1999/xhtml' ? undefined : `foreign ${tag}`;
  const attributes = [...element.attributes].map(({ name, value }) => {
    if (/^on/i.test(name) || NEVER.includes(name)) return `attribute ${name}`;
    if (URL_ATTRIBUTES.includes(name)) return addressFault(tag, value);
    if (name === 'style') return styleFault(value);
    if (name === 'class' && /(^|\s)(?!ql-|language-)\S/.test(value)) return `class ${value}`;
    return undefined;
  });
  return [own, foreign, ...attributes];
};

/** Parses `html` inside a given element, as `innerHTML` does, and once more what comes of that. */
const parsedWithin = (context: string, html: string): Element[] => {
  const first = document.createElement(context);
  first.innerHTML = html;
  const second = document.createElement(context);
  second.innerHTML = first.innerHTML;
  return [...first.getElementsByTagName('*'), ...second.getElementsByTagName('*')];
};

const CONTEXTS = ['div', 'p', 'td', 'li', 'blockquote'];

/** What is dangerous in `html`, in words; empty when nothing is. */
export const faultsOf = (html: string): string[] => {
  const page = parser.parseFromString(
    `<!doctype html><html><head></head><body>${html}</body></html>`,
    'text/html',
  );
  const elements = [
    // a selector would have jsdom listen for each page's sake for ever, and ever more slowly
    ...page.body.getElementsByTagName('*'),
    ...CONTEXTS.flatMap((tag) => parsedWithin(tag, html)),
  ];
  const faults = elements.flatMap(elementFaults).filter((fault) => fault !== undefined);
  return [...new Set(page.head.children.length > 0 ? ['something in the head', ...faults] : faults)];
};

/** The text a reader sees. */
export const textOf = (html: string): string => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.textContent;
};

/** `html` as a browser serialises it. */
export const serialised = (html: string): string => {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element.innerHTML;
};
