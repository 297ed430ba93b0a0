/** Brings what another program put on the clipboard into the shape that the editor keeps. */

import { inlineStyles } from './inlineStyles.ts';
import { type LostLook, lostLooks } from './lostLooks.ts';
import { makeLists } from './officeLists.ts';
import { removeHidden } from './removeHidden.ts';
import { fixNesting, inlineCellRules, plainBlocks, plainTables } from './structure.ts';

interface Pasted {
  html: string;
  /** How many pictures stayed behind, because only the other program can read them. */
  lostPictures: number;
  /** What of its looks stayed behind. */
  lostLooks: readonly LostLook[];
  /** Nothing else was copied. */
  isEmpty: boolean;
}

/**
 * Word, Excel, LibreOffice, Google Docs and pages: lists become lists, accepted words stay and deleted ones go, highlight,
 * shading and alignment stay, fonts, sizes, colours and widths of the source go. The result is not sanitised.
 */
export const cleanPaste = (html: string): Pasted => {
  // what an editor of ours put there is whole
  if (html.includes('data-pm-slice')) return { html, lostPictures: 0, lostLooks: [], isEmpty: false };
  const { head, body } = new DOMParser().parseFromString(html, 'text/html');
  inlineCellRules(head, body);
  const lostPictures = removeHidden(body);
  const looks = lostLooks(body);
  makeLists(body);
  fixNesting(body);
  plainBlocks(body);
  plainTables(body);
  inlineStyles(body);
  const isEmpty = !body.textContent.trim() && !body.querySelector('img, table, hr, iframe, video');
  return { html: body.innerHTML, lostPictures, lostLooks: looks, isEmpty };
};
