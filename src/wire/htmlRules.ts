/**
 * What may stand in a rich text: one list for the server, which sanitises what is saved, and for the editor, which
 * sanitises what it shows. Data only; the values of attributes are judged where they are read.
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

/** Properties kept in a `style` of any element. */
export const TEXT_STYLES = ['color', 'background-color', 'font-family', 'font-size', 'text-align'] as const;

/** Properties kept only in a `style` of `SIZED_TAGS`. */
export const SIZE_STYLES = ['width', 'height', 'min-width'] as const;
export const SIZED_TAGS = ['table', 'col', 'th', 'td', 'img', 'figure', 'video', 'iframe'] as const;

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
