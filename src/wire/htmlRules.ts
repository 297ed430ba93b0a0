/**
 * The allowed content of rich texts: the same rules for the server, which sanitises saves, and for the browser, which sanitises what it
 * shows. No regular expression here backtracks.
 */

/** Allowed on every element. */
export const COMMON_ATTRIBUTES = ['class', 'style'] as const;

/** The allowed elements, each with its own attributes beside the common ones. */
export const ALLOWED_TAGS: Readonly<Record<string, readonly string[]>> = {
  p: [],
  div: ['data-youtube-video'],
  h1: [],
  h2: [],
  h3: [],
  h4: [],
  h5: [],
  h6: [],
  strong: [],
  b: [],
  em: [],
  i: [],
  u: [],
  s: [],
  strike: [],
  del: [],
  sub: [],
  sup: [],
  small: [],
  span: ['contenteditable'],
  mark: ['data-color'],
  blockquote: [],
  pre: ['spellcheck'],
  code: [],
  hr: [],
  br: [],
  ul: [],
  ol: ['start', 'type'],
  li: ['data-list'],
  a: ['href', 'target', 'rel', 'title'],
  img: ['src', 'alt', 'title', 'width', 'height', 'loading'],
  figure: [],
  figcaption: [],
  table: [],
  caption: [],
  colgroup: ['span'],
  col: ['span', 'width'],
  thead: [],
  tbody: [],
  tfoot: [],
  tr: [],
  th: ['colspan', 'rowspan', 'colwidth'],
  td: ['colspan', 'rowspan', 'colwidth'],
  video: ['src', 'controls', 'poster', 'width', 'height'],
  source: ['src', 'type'],
  iframe: ['src', 'width', 'height', 'allowfullscreen', 'frameborder', 'title'],
};

/** Elements whose text goes with them: it is code, markup of another language, or shown by nobody. */
export const DROPPED_WITH_TEXT = [
  'script',
  'style',
  'textarea',
  'option',
  'xmp',
  'noscript',
  'noembed',
  'noframes',
  'plaintext',
  'title',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
] as const;

/** Where an embedded video may come from: over https, each with the path its player lives under. */
export const VIDEO_HOSTS: Readonly<Record<string, string>> = {
  'www.youtube.com': '/embed/',
  'www.youtube-nocookie.com': '/embed/',
  'player.vimeo.com': '/video/',
  'rutube.ru': '/play/embed/',
  'vk.com': '/video_ext.php',
};

export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'] as const;
export const MEDIA_SCHEMES = ['http', 'https'] as const;
/** Pictures that may be written into the text itself, in base64. */
export const INLINE_IMAGE_TYPES = ['png', 'jpeg', 'gif', 'webp', 'avif'] as const;
const INLINE_IMAGE = new RegExp(
  `^data:image/(?:${INLINE_IMAGE_TYPES.join('|')});base64,[A-Za-z\\d+/]+={0,2}$`,
);

/** True when a browser would resolve `url` to one of the schemes; relative addresses become https. */
export const hasScheme = (url: string, schemes: readonly string[]): boolean => {
  // whatever is invisible or not ASCII never helps a scheme to hide
  const visible = url.replace(/[^\x21-\x7e]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(visible)?.[1]?.toLowerCase();
  if (scheme !== undefined && !schemes.includes(scheme)) return false;
  if (!URL.canParse(url, 'https://relative.invalid/')) return false;
  return schemes.includes(new URL(url, 'https://relative.invalid/').protocol.slice(0, -1));
};

export const isImageAddress = (src: string): boolean =>
  hasScheme(src, MEDIA_SCHEMES) || INLINE_IMAGE.test(src);

/** True for the player page of one of the known video hosts. */
export const isVideoPlayer = (src: string): boolean => {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(src);
  const path = Object.hasOwn(VIDEO_HOSTS, hostname) ? VIDEO_HOSTS[hostname] : undefined;
  const isPlain = protocol === 'https:' && !port && !username && !password;
  return path !== undefined && isPlain && pathname.startsWith(path);
};

const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i;
const LENGTH = /^(?:auto|\d{1,4}(?:\.\d{1,6})?(?:px|pt|em|rem|%))$/i;
const SIZE = /^\d{1,4}(?:\.\d{1,6})?(?:px|%)?$/;
const FLAG = /^(?:true|controls|allowfullscreen)?$/;
const COUNT = /^\d{1,4}$/;

/** The properties that may stay in a `style` of any element, and their values. */
const TEXT_STYLES: Readonly<Record<string, RegExp>> = {
  color: COLOUR,
  'background-color': COLOUR,
  'font-family': /^[\p{L}\d\s,'"_-]{1,200}$/u,
  'font-size':
    /^(?:\d{1,3}(?:\.\d{1,6})?(?:px|pt|em|rem|%)|(?:xx?-|xxx-)?(?:small|large)|medium|smaller|larger)$/,
  'text-align': /^(?:left|right|center|justify|start|end)$/,
};
const SIZED_STYLES = { ...TEXT_STYLES, width: LENGTH, height: LENGTH, 'min-width': LENGTH };
const SIZED_TAGS = ['table', 'col', 'th', 'td', 'img', 'figure', 'video', 'iframe'];

/** The declarations that may stay; the text itself when all of them may. */
const safeStyle = (tag: string, style: string): string => {
  const values: Readonly<Record<string, RegExp>> = SIZED_TAGS.includes(tag) ? SIZED_STYLES : TEXT_STYLES;
  const declarations = style.split(';').filter((declaration) => declaration.trim());
  const safe = declarations.filter((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    return Object.hasOwn(values, property) && values[property]?.test(declaration.slice(colon + 1).trim());
  });
  if (safe.length === declarations.length) return style;
  return safe.map((declaration) => declaration.trim()).join('; ');
};

/** The classes of Quill, which older texts carry, and the language of a code block. */
const safeClasses = (tag: string, value: string): string => {
  const classes = value.split(/\s+/).filter(Boolean);
  const safe = classes.filter(
    (name) => /^ql-[a-z\d-]{1,40}$/.test(name) || (tag === 'code' && /^language-[\w+#-]{1,40}$/.test(name)),
  );
  return safe.length === classes.length ? value : safe.join(' ');
};

const SOURCES: Readonly<Record<string, (src: string) => boolean>> = {
  iframe: isVideoPlayer,
  img: isImageAddress,
};

const VALUES: Readonly<Record<string, (value: string, tag: string) => boolean>> = {
  href: (value) => hasScheme(value, LINK_SCHEMES),
  src: (value, tag) => SOURCES[tag]?.(value) ?? hasScheme(value, MEDIA_SCHEMES),
  poster: isImageAddress,
  target: (value) => /^_(?:blank|self)$/.test(value),
  // «opener» would hand the page of the site to the one that it links to
  rel: (value) => /^[a-z\s-]{0,100}$/.test(value) && !/\bopener\b/.test(value),
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

/** What of an attribute may stay; undefined where nothing may. */
export const safeValue = (tag: string, name: string, value: string): string | undefined => {
  const own = Object.hasOwn(ALLOWED_TAGS, tag) ? ALLOWED_TAGS[tag] : [];
  if (name === 'class') return safeClasses(tag, value);
  if (name === 'style') return safeStyle(tag, value);
  return own?.includes(name) && VALUES[name]?.(value, tag) ? value : undefined;
};
