import type { Alphabet } from './latinLetters.ts';

/** An institution's choices; all of them can be sent to a worker. */
export interface Settings {
  /** `letters` writes U+02BB and U+02BC, `quotes` U+2018 and U+2019. */
  marks: 'letters' | 'quotes';
  alphabet: Alphabet;
  /** Lines of the institution's own, as in `EXCEPTIONS`. */
  exceptions: string;
}

export const DEFAULTS: Settings = { marks: 'letters', alphabet: 1995, exceptions: '' };
