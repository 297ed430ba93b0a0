import type { RichTextColor } from '../../i18n/richText.ts';

type Named = readonly [name: RichTextColor, color: string];

/** Each is read well on white: 4.5 to 1 or better. */
const TEXT: readonly Named[] = [
  ['black', '#000000'],
  ['gray', '#5c6670'],
  ['red', '#b3261e'],
  ['orange', '#a84300'],
  ['green', '#1b6b3a'],
  ['teal', '#0f6b6b'],
  ['blue', '#1a5fb4'],
  ['navy', '#0b3a6f'],
  ['purple', '#6b3fa0'],
  ['pink', '#a3245e'],
];

/** Each leaves the site's dark text readable. */
const BACKGROUND: readonly Named[] = [
  ['white', '#ffffff'],
  ['light_gray', '#e6e9ec'],
  ['light_red', '#fbdcd9'],
  ['light_orange', '#fde3cc'],
  ['light_yellow', '#fff3b8'],
  ['light_green', '#d8f0de'],
  ['light_teal', '#d2eeee'],
  ['light_blue', '#d6e8fb'],
  ['light_purple', '#e9def7'],
  ['light_pink', '#fadbe8'],
];

/** What may be chosen, for what. */
export const COLORS = { color: TEXT, backgroundColor: BACKGROUND } as const;
