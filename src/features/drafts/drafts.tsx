import './texts.ts';
import type { Feature } from '../../components/features.tsx';
import { AccountDrafts } from './AccountDrafts.tsx';
import { DeletedRecordDrafts } from './DeletedRecordDrafts.tsx';
import { DraftList, DraftMark } from './DraftList.tsx';
import { DraftHint, DraftNotices, DraftProvider } from './DraftNotices.tsx';
import { DraftEvents } from './useDrafts.ts';

/** Stores forms on this computer while they are filled in. */
export const drafts: Feature = {
  name: 'drafts',
  formWrapper: DraftProvider,
  formNotices: DraftNotices,
  saveHint: DraftHint,
  missingRecord: DeletedRecordDrafts,
  rowMarks: DraftMark,
  dashboard: DraftList,
  account: AccountDrafts,
  overlays: DraftEvents,
};
