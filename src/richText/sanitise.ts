/** Sanitises rich texts before they are shown; the depository does the same when they are saved. */
import createDOMPurify from 'dompurify';
import { ALLOWED_TAGS, DROPPED_WITH_TEXT, isVideoPlayer, safeValue } from '../wire/htmlRules.ts';

const LINES = new Set(['address', 'article', 'aside', 'dd', 'dt', 'footer', 'header', 'section', 'summary']);

const purifier = createDOMPurify(window);

purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
  if (!(node instanceof Element)) return;
  if (tagName === 'iframe' && !isVideoPlayer(node.getAttribute('src') ?? '')) node.remove();
  // keeps the words of two removed blocks apart
  if (LINES.has(tagName) && node.lastChild instanceof Text) node.append(document.createElement('br'));
});

purifier.addHook('uponSanitizeAttribute', (node, event) => {
  const { attrName: name, attrValue: value } = event;
  const safe = safeValue(node.nodeName.toLowerCase(), name, value);
  event.attrValue = safe ?? '';
  event.keepAttr = safe !== undefined && (safe !== '' || !['class', 'style'].includes(name));
  // the address was checked above by the same rules as on the depository
  if (event.keepAttr && safe === value) event.forceKeepAttr = true;
});

const config = {
  ALLOWED_TAGS: Object.keys(ALLOWED_TAGS),
  ALLOWED_ATTR: ['class', 'style', ...Object.values(ALLOWED_TAGS).flat()],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  FORBID_CONTENTS: [...DROPPED_WITH_TEXT],
};

/** Removes everything that runs, loads a foreign page or would not be stored by the depository. */
export const sanitiseForDisplay = (html: string): string => purifier.sanitize(html, config);

/** The same for a text in which `ins` marks additions. */
export const sanitiseMarked = (html: string): string =>
  purifier.sanitize(html, { ...config, ALLOWED_TAGS: [...config.ALLOWED_TAGS, 'ins'] });
