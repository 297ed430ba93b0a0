/** Which attributes of an element survive, and with which values. Regular expressions here never backtrack. */
import {
  ALLOWED_TAGS,
  COMMON_ATTRIBUTES,
  INLINE_IMAGE_TYPES,
  LINK_SCHEMES,
  MEDIA_SCHEMES,
  SIZE_STYLES,
  SIZED_TAGS,
  TEXT_STYLES,
  VIDEO_HOSTS,
} from '../../src/wire/htmlRules.ts';

const COLOUR = /^(?:#[\da-f]{3,8}|[a-z]{1,30}|(?:rgb|hsl)a?\([\d\s.,%/]{1,60}\))$/i;
const LENGTH = /^(?:auto|\d{1,4}(?:\.\d{1,6})?(?:px|pt|em|rem|%))$/i;
const SIZE = /^\d{1,4}(?:\.\d{1,6})?(?:px|%)?$/;
const FLAG = /^(?:true|controls|allowfullscreen)?$/;
const INLINE_IMAGE = new RegExp(
  `^data:image/(?:${INLINE_IMAGE_TYPES.join('|')});base64,[A-Za-z\\d+/]+={0,2}$`,
);

const styleValues: Record<(typeof TEXT_STYLES)[number] | (typeof SIZE_STYLES)[number], RegExp> = {
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

/** True when a browser would resolve `url` to one of the schemes; relative addresses become https. */
const hasScheme = (url: string, schemes: readonly string[]): boolean => {
  // whatever is invisible or not ASCII never helps a scheme to hide
  const visible = url.replace(/[^\x21-\x7e]/g, '');
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(visible)?.[1]?.toLowerCase();
  if (scheme !== undefined && !schemes.includes(scheme)) return false;
  try {
    return schemes.includes(new URL(url, 'https://relative.invalid/').protocol.slice(0, -1));
  } catch {
    return false;
  }
};

const isVideoPlayer = (src: string): boolean => {
  if (!/^https:\/\//i.test(src) || !URL.canParse(src)) return false;
  const { protocol, hostname, port, username, password, pathname } = new URL(src);
  const path = Object.hasOwn(VIDEO_HOSTS, hostname) ? VIDEO_HOSTS[hostname] : undefined;
  return (
    path !== undefined &&
    protocol === 'https:' &&
    !port &&
    !username &&
    !password &&
    pathname.startsWith(path)
  );
};

const isSource = (tag: string, src: string): boolean => {
  if (tag === 'iframe') return isVideoPlayer(src);
  return hasScheme(src, MEDIA_SCHEMES) || (tag === 'img' && INLINE_IMAGE.test(src));
};

/** The declarations that may stay; the text itself when all of them may. */
const safeStyle = (tag: string, style: string): string => {
  const properties: readonly string[] = (SIZED_TAGS as readonly string[]).includes(tag)
    ? [...TEXT_STYLES, ...SIZE_STYLES]
    : TEXT_STYLES;
  const declarations = style.split(';').filter((declaration) => declaration.trim());
  const safe = declarations.filter((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    if (!properties.includes(property)) return false;
    return styleValues[property as keyof typeof styleValues].test(declaration.slice(colon + 1).trim());
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

const values: Record<string, (value: string, tag: string) => boolean> = {
  href: (value) => hasScheme(value, LINK_SCHEMES),
  src: (value, tag) => isSource(tag, value),
  poster: (value) => isSource('img', value),
  target: (value) => /^_(?:blank|self)$/.test(value),
  rel: (value) => /^[a-z\s-]{0,100}$/.test(value),
  title: () => true,
  alt: () => true,
  width: (value) => SIZE.test(value),
  height: (value) => SIZE.test(value),
  loading: (value) => /^(?:lazy|eager)$/.test(value),
  start: (value) => /^-?\d{1,9}$/.test(value),
  type: (value, tag) => (tag === 'ol' ? /^[1aAiI]$/ : /^video\/[\w.+-]{1,40}$/).test(value),
  span: (value) => /^\d{1,4}$/.test(value),
  colspan: (value) => /^\d{1,4}$/.test(value),
  rowspan: (value) => /^\d{1,4}$/.test(value),
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

/** The attributes of an element that may stay, in their order; those of an element that is not allowed: none. */
export const safeAttributes = (tag: string, attribs: Record<string, string>): Record<string, string> => {
  const allowed = Object.hasOwn(ALLOWED_TAGS, tag) ? (ALLOWED_TAGS[tag] ?? []) : [];
  const safe: [string, string][] = [];
  for (const [name, value] of Object.entries(attribs)) {
    if ((COMMON_ATTRIBUTES as readonly string[]).includes(name)) {
      const kept = name === 'style' ? safeStyle(tag, value) : safeClasses(tag, value);
      if (kept || !value) safe.push([name, kept]);
    } else if (allowed.includes(name) && values[name]?.(value, tag)) {
      safe.push([name, value]);
    }
  }
  return Object.fromEntries(safe);
};
