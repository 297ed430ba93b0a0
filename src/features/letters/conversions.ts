import type { Act } from '../../uzbek/assist.ts';
import type { FindingKind } from '../../uzbek/findings.ts';
import { letterSettings } from './letterSettings.ts';

/** What can be done with the letters of an Uzbek text, in the order of the menu. */
export const uzbekConversions = (): readonly Act[] => [
  'apostrophes',
  'to-latin',
  ...(letterSettings().alphabet === 2026 ? (['to-new-latin'] as const) : []),
  'look-alikes',
  'to-cyrillic',
];

/** What fixes a finding; a Russian text has to be translated, and is only shown. */
export const fixFor: Readonly<Record<FindingKind, Act | undefined>> = {
  apostrophe: 'apostrophes',
  cyrillic: 'to-latin',
  'old-latin': 'to-new-latin',
  'look-alike': 'look-alikes',
  russian: undefined,
};

/** In the order of the line. */
export const FINDING_KINDS = ['apostrophe', 'cyrillic', 'old-latin', 'look-alike', 'russian'] as const;
