/** What shows own drafts beside their forms, in one piece of code: it comes where this browser holds a draft, and with «Аккаунт». */
export { AccountDrafts } from './AccountDrafts.tsx';
export { DraftChip } from './DraftChip.tsx';
export { DraftList } from './DraftList.tsx';
