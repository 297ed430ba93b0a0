import { ResourceContextProvider } from 'react-admin';
import { ReadingDialog } from '../../components/ReadingDialog.tsx';
import type { Deleted } from '../../dataProvider/trailCalls.ts';
import { RevisionBrowser } from './RevisionBrowser.tsx';

interface DeletedRevisionsProps {
  deleted: Deleted;
  title: string;
  onClose: () => void;
}

/** The saved states of a record that lies in the trash, to be read and compared before it is put back. */
export const DeletedRevisions = ({
  deleted: { kind, recordId, deletedAt },
  title,
  onClose,
}: DeletedRevisionsProps) => (
  <ReadingDialog title={title} onClose={onClose} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
    <ResourceContextProvider value={kind}>
      <RevisionBrowser resource={kind} id={recordId} newest={deletedAt} />
    </ResourceContextProvider>
  </ReadingDialog>
);
