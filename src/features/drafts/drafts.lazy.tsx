/** What keeps drafts, in one piece of code that comes with the first form. */
export { DraftArea } from './DraftArea.tsx';
export { FormDraft } from './FormDraft.tsx';
