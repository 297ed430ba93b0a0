/** Converts clipboard content of other programs to what the editor keeps. */

import { inlineStyles } from './inlineStyles.ts';
import { type LostLook, lostLooks } from './lostLooks.ts';
import { makeLists } from './officeLists.ts';
import { removeHidden } from './removeHidden.ts';
import { fixNesting, inlineCellRules, plainBlocks, plainTables } from './structure.ts';

interface Pasted {
  html: string;
  /** The number of pictures that only the other program can read. */
  lostPictures: number;
  /** The formatting that was dropped. */
  lostLooks: readonly LostLook[];
  /** Nothing but such pictures was copied. */
  isEmpty: boolean;
}

/**
 * Cleans content of Word, Excel, LibreOffice, Google Docs and web pages. Lists become lists; inserted words stay and deleted ones go;
 * highlight, shading and alignment stay; fonts, sizes, colours and widths go. The result is not sanitised.
 */
export const cleanPaste = (html: string): Pasted => {
  // content of our own editor is complete
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
