import './texts.ts';
import type { Feature } from '../../components/features.tsx';
import { CopyStructure } from './CopyStructure.tsx';
import { StaleTranslation } from './StaleTranslation.tsx';

/** Marks stale translations, and copies the structure of the Russian text. */
export const languages: Feature = {
  name: 'languages',
  languageNotices: StaleTranslation,
  columnTools: CopyStructure,
};
