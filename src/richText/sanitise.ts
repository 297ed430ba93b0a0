/** Rich text is judged by the depository when it is saved, and here once more before anybody sees it. */
import createDOMPurify from 'dompurify';
import {
  ALLOWED_TAGS,
  DROPPED_WITH_TEXT,
  LINK_SCHEMES,
  MEDIA_SCHEMES,
  SIZE_STYLES,
  SIZED_TAGS,
  TEXT_STYLES,
} from '../wire/htmlRules.ts';
import { hasScheme, isImageAddress, isVideoPlayer } from './addresses.ts';
import { declarationsOf, styleOf } from './styles.ts';

const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i;
const LENGTH = /^(?:auto|\d{1,4}(?:\.\d{1,6})?(?:px|pt|em|rem|%))$/i;
const SIZE = /^\d{1,4}(?:\.\d{1,6})?(?:px|%)?$/;
const FLAG = /^(?:true|controls|allowfullscreen)?$/;
const COUNT = /^\d{1,4}$/;

const styleValues: Record<string, RegExp> = {
  color: COLOUR,
  'background-color': COLOUR,
  'font-family': /^[\p{L}\d\s,'"_-]{1,200}$/u,
  'font-size':
    /^(?:\d{1,3}(?:\.\d{1,6})?(?:px|pt|em|rem|%)|(?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger)$/,
  'text-align': /^(?:left|right|center|justify|start|end)$/,
  width: LENGTH,
  height: LENGTH,
  'min-width': LENGTH,
};

const sources: Record<string, (src: string) => boolean> = { iframe: isVideoPlayer, img: isImageAddress };

const values: Record<string, (value: string, tag: string) => boolean> = {
  href: (value) => hasScheme(value, LINK_SCHEMES),
  src: (value, tag) => sources[tag]?.(value) ?? hasScheme(value, MEDIA_SCHEMES),
  poster: isImageAddress,
  target: (value) => /^_(?:blank|self)$/.test(value),
  rel: (value) => /^[a-z\s-]{0,100}$/.test(value),
  title: () => true,
  alt: () => true,
  width: (value) => SIZE.test(value),
  height: (value) => SIZE.test(value),
  loading: (value) => /^(?:lazy|eager)$/.test(value),
  start: (value) => /^-?\d{1,9}$/.test(value),
  type: (value, tag) => (tag === 'ol' ? /^[1aAiI]$/ : /^video\/[\w.+-]{1,40}$/).test(value),
  span: (value) => COUNT.test(value),
  colspan: (value) => COUNT.test(value),
  rowspan: (value) => COUNT.test(value),
  colwidth: (value) => /^[\d,\s]{1,200}$/.test(value),
  controls: (value) => FLAG.test(value),
  allowfullscreen: (value) => FLAG.test(value),
  frameborder: (value) => /^[01]$/.test(value),
  spellcheck: (value) => value === 'false',
  contenteditable: (value) => value === 'false',
  'data-list': (value) => /^(?:ordered|bullet|checked|unchecked)$/.test(value),
  'data-color': (value) => COLOUR.test(value),
  'data-youtube-video': (value) => value === '',
};

const isSafeClass = (name: string, tag: string): boolean =>
  /^ql-[a-z\d-]{1,40}$/.test(name) || (tag === 'code' && /^language-[\w+#-]{1,40}$/.test(name));

const safeClasses = (tag: string, value: string): string =>
  value
    .split(/\s+/)
    .filter((name) => isSafeClass(name, tag))
    .join(' ');

/** The declarations that may stay on an element. */
const safeStyle = (tag: string, style: string): string => {
  const isSized = (SIZED_TAGS as readonly string[]).includes(tag);
  const properties: readonly string[] = isSized ? [...TEXT_STYLES, ...SIZE_STYLES] : TEXT_STYLES;
  const isSafe = ([property, value]: readonly [string, string]) =>
    properties.includes(property) && styleValues[property]?.test(value) === true;
  return styleOf(declarationsOf(style).filter(isSafe));
};

const LINES = new Set(['address', 'article', 'aside', 'dd', 'dt', 'footer', 'header', 'section', 'summary']);

const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (!(node instanceof Element)) return;
  if (tagName === 'iframe' && !isVideoPlayer(node.getAttribute('src') ?? '')) node.remove();
  // words of two blocks that go must not run into one
  if (LINES.has(tagName) && node.lastChild instanceof Text) node.append(document.createElement('br'));
});

purifier.addHook('uponSanitizeAttribute', (node, event) => {
  const tag = node.nodeName.toLowerCase();
  const { attrName: name, attrValue: value } = event;
  if (name === 'class' || name === 'style') {
    event.attrValue = name === 'class' ? safeClasses(tag, value) : safeStyle(tag, value);
    event.keepAttr = event.attrValue !== '';
    return;
  }
  const isAllowed = ALLOWED_TAGS[tag]?.includes(name) && values[name]?.(value, tag);
  event.keepAttr = isAllowed === true;
  // the address was judged above, by the same rules as on the depository
  if (isAllowed) event.forceKeepAttr = true;
});

const config = {
  ALLOWED_TAGS: Object.keys(ALLOWED_TAGS),
  ALLOWED_ATTR: ['class', 'style', ...Object.values(ALLOWED_TAGS).flat()],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...DROPPED_WITH_TEXT],
};

/** The rich text without anything that runs, loads a foreign page or would not survive on the depository. */
export const sanitiseForDisplay = (html: string): string => purifier.sanitize(html, config);

/** The same of a text in which `ins` says what is new. */
export const sanitiseMarked = (html: string): string =>
  purifier.sanitize(html, { ...config, ALLOWED_TAGS: [...config.ALLOWED_TAGS, 'ins'] });
