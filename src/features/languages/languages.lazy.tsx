import './texts.ts';

/** Several languages of one item at once, in one piece of code: it comes when a form stands, or with it for whoever works that way. */
export { CompletenessMatrix } from './CompletenessMatrix.tsx';
export { firstColumns } from './columns.ts';
export { LanguageDesk } from './LanguageDesk.tsx';
export { StaleTranslation } from './StaleTranslation.tsx';
