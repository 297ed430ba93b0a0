import { ReadingDialog } from '../../components/ReadingDialog.tsx';
import { RevisionBrowser, type RevisionBrowserProps } from './RevisionBrowser.tsx';

interface RevisionsDialogProps extends Omit<RevisionBrowserProps, 'form' | 'actionFor'> {
  title: string;
  onClose: () => void;
}

/** The saved states of what is in no form. */
export const RevisionsDialog = ({ title, onClose, ...shown }: RevisionsDialogProps) => (
  <ReadingDialog title={title} onClose={onClose} sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
    <RevisionBrowser {...shown} />
  </ReadingDialog>
);
