/** What keeps and shows drafts, in one piece of code: it comes with the first form, or where this browser holds a draft. */
export { AccountDrafts } from './AccountDrafts.tsx';
export { DraftArea } from './DraftArea.tsx';
export { DraftChip } from './DraftChip.tsx';
export { DraftList } from './DraftList.tsx';
export { FormDraft } from './FormDraft.tsx';
