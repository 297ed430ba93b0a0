/** Rich text is judged by the depository when it is saved, and here once more before anybody sees it. */
import createDOMPurify from 'dompurify';
import { ALLOWED_TAGS, DROPPED_WITH_TEXT, isVideoPlayer, safeValue } from '../wire/htmlRules.ts';

const LINES = new Set(['address', 'article', 'aside', 'dd', 'dt', 'footer', 'header', 'section', 'summary']);

const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (!(node instanceof Element)) return;
  if (tagName === 'iframe' && !isVideoPlayer(node.getAttribute('src') ?? '')) node.remove();
  // words of two blocks that go must not run into one
  if (LINES.has(tagName) && node.lastChild instanceof Text) node.append(document.createElement('br'));
});

purifier.addHook('uponSanitizeAttribute', (node, event) => {
  const { attrName: name, attrValue: value } = event;
  const safe = safeValue(node.nodeName.toLowerCase(), name, value);
  event.attrValue = safe ?? '';
  event.keepAttr = safe !== undefined && (safe !== '' || !['class', 'style'].includes(name));
  // the address was judged above, by the same rules as on the depository
  if (event.keepAttr && safe === value) event.forceKeepAttr = true;
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
