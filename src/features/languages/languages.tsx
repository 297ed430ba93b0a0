import './texts.ts';
import type { Feature } from '../../components/features.tsx';
import { CopyStructure } from './CopyStructure.tsx';
import { StaleTranslation } from './StaleTranslation.tsx';

/** Translations that are older than the Russian text, and its structure as their beginning. */
export const languages: Feature = {
  name: 'languages',
  languageNotices: StaleTranslation,
  columnTools: CopyStructure,
};
