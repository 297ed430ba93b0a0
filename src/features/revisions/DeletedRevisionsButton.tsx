import HistoryIcon from '@mui/icons-material/History';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { RowButton } from '../../components/list/RowButton.tsx';
import { screen } from '../../components/screen.tsx';
import type { Deleted } from '../../dataProvider/trailCalls.ts';

const DeletedRevisions = screen(() => import('./DeletedRevisions.tsx'), 'DeletedRevisions');

/** Shows the saved states of a record in the trash. */
export const DeletedRevisionsButton = ({ deleted, name }: { deleted: Deleted; name: string }) => {
  const translate = useTranslate();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <RowButton
        label={translate('revisions.label')}
        item={name}
        icon={<HistoryIcon />}
        onClick={() => setIsOpen(true)}
      />
      {isOpen && (
        <Suspense fallback={null}>
          <DeletedRevisions deleted={deleted} title={name} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
