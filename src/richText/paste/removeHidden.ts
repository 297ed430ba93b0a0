import { declarationsOf } from '../styles.ts';

const NEVER_SHOWN = 'style, meta, link, title, xml, script, .msocomanchor, .MsoCommentReference, .msocomoff';
const BLOCKS = 'p, li, h1, h2, h3, h4, h5, h6';
const FOREIGN_PICTURE = /^(?!https?:|data:|\/|\.)[a-z][a-z\d+.-]*:/i;
const FOREIGN_LINK = /^(?:file:|#)/i;

/** Messengers copy an emoji as a picture whose description is the emoji. */
const EMOJI =
  /^(?=.*(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3))[\p{Emoji}\p{Emoji_Component}]+$/u;

const unwrap = (element: Element) => element.replaceWith(...element.childNodes);

const isEmpty = (element: Element) => !element.textContent.trim() && !element.querySelector('img, table, br');

/** Removes an element, and its paragraph if that becomes empty. */
const remove = (element: Element) => {
  const block = element.closest(BLOCKS);
  element.remove();
  if (block && block !== element && isEmpty(block)) block.remove();
};

const isHidden = (element: Element) =>
  declarationsOf(element).some(
    ([property, value]) =>
      (property === 'display' && value === 'none') ||
      (property === 'mso-hide' && value === 'all') ||
      (property === 'mso-element' && /^(?:comment|field-)/.test(value)),
  );

/** Word's fallbacks for programs without comments and empty paragraphs. */
const STAND_INS = /^\[if !support(?:Annotations|EmptyParas)\]/;

const dropStandIns = (body: Element) => {
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const starts: Node[] = [];
  while (comments.nextNode()) {
    if (STAND_INS.test(comments.currentNode.textContent ?? '')) starts.push(comments.currentNode);
  }
  for (const start of starts) {
    for (let next = start.nextSibling; next && !(next instanceof Comment); next = start.nextSibling)
      next.remove();
  }
};

/** Word marks a deletion by a date; a `del` without one may be mere strikethrough. */
const DELETED = 'del[datetime], del[cite], .msoDel, .MsoDel';

/**
 * Removes what the other program did not show as text: deleted words, comments, hidden parts, links into its own files.
 *
 * @returns the number of removed pictures
 */
export const removeHidden = (body: Element): number => {
  dropStandIns(body);
  for (const element of body.querySelectorAll(NEVER_SHOWN)) element.remove();
  for (const element of body.querySelectorAll('[style]')) if (isHidden(element)) element.remove();
  for (const element of body.querySelectorAll(DELETED)) remove(element);
  for (const element of body.querySelectorAll('ins')) unwrap(element);
  for (const element of body.querySelectorAll('o\\:p, .EOP')) {
    if (element.textContent.trim() === '') element.remove();
    else unwrap(element);
  }
  for (const element of body.querySelectorAll(
    'br[style*="page-break"], br[clear], .Apple-interchange-newline',
  ))
    element.remove();
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href');
    if (!address || FOREIGN_LINK.test(address)) unwrap(link);
  }
  for (const picture of body.querySelectorAll('img[alt]')) {
    const alt = picture.getAttribute('alt') ?? '';
    if (EMOJI.test(alt)) picture.replaceWith(alt);
  }
  const pictures = [...body.querySelectorAll('img')].filter((picture) =>
    FOREIGN_PICTURE.test(picture.getAttribute('src') ?? ''),
  );
  for (const picture of pictures) remove(picture);
  return pictures.length;
};
