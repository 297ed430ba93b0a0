import './texts.ts';
import type { Feature } from '../../components/features.tsx';
import { AccountDrafts } from './AccountDrafts.tsx';
import { DeletedRecordDrafts } from './DeletedRecordDrafts.tsx';
import { DraftList } from './DraftList.tsx';
import { DraftMark } from './DraftMark.tsx';
import { DraftNotices } from './DraftNotices.tsx';
import { DraftProvider } from './DraftProvider.tsx';
import { useDraftEvents } from './useDrafts.ts';

const DraftEvents = () => {
  useDraftEvents();
  return null;
};

/** Forms are stored on this computer while they are filled in. */
export const drafts: Feature = {
  name: 'drafts',
  formWrapper: DraftProvider,
  formNotices: DraftNotices,
  missingRecord: DeletedRecordDrafts,
  rowMarks: DraftMark,
  dashboard: DraftList,
  account: AccountDrafts,
  overlays: DraftEvents,
};
