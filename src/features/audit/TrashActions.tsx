import EndIcon from '@mui/icons-material/DeleteForeverOutlined';
import HistoryIcon from '@mui/icons-material/History';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { useNotify, useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { AskedRowAction } from '../../components/AskedRowAction.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { RowAction } from '../../components/RowAction.tsx';
import { RowFailure } from '../../components/RowFailure.tsx';
import { hasRevisions } from '../../dataProvider/revisionCalls.ts';
import { type Deleted, trashCalls } from '../../dataProvider/trailCalls.ts';
import { isScreen } from '../../kinds.ts';
import { session } from '../../session.ts';

const DeletedRevisions = lazyScreen<
  'DeletedRevisions',
  { deleted: Deleted; title: string; onClose: () => void }
>(() => import('../revisions/DeletedRevisions.tsx'), 'DeletedRevisions');

interface TrashActionsProps {
  deleted: Deleted;
  name: string;
  readAgain: () => Promise<unknown>;
}

/** Takes a deleted record out of the trash, one way or the other. A failure stands beside the row. */
export const TrashActions = ({ deleted, name, readAgain }: TrashActionsProps) => {
  const { id, kind } = deleted;
  const translate = useTranslate();
  const notify = useNotify();
  const depository = useDepository();
  const use = (key: 'restore' | 'end', done: string) => ({
    run: async () => {
      // the lists of its kind are old afterwards, as is the trash
      await depository.change(kind, trashCalls[key](id));
      notify(done, { type: 'success' });
      await readAgain();
    },
    mutationKey: ['act', 'trash', key],
    subject: id,
  });
  const [isRead, setIsRead] = useState(false);
  const isReadable = session.hasFeature('revisions') && isScreen(kind) && hasRevisions(kind);
  const restoring = useAct(use('restore', 'trash.restored'));
  const restore = translate('trash.restore');
  return (
    <div>
      {isReadable && (
        <RowAction
          label={translate('trash.read')}
          item={name}
          icon={<HistoryIcon />}
          onClick={() => setIsRead(true)}
        />
      )}
      {isRead && (
        <Suspense fallback={null}>
          <DeletedRevisions deleted={deleted} title={name} onClose={() => setIsRead(false)} />
        </Suspense>
      )}
      <RowAction
        label={restore}
        item={name}
        icon={<RestoreIcon />}
        isActing={restoring.isActing}
        onClick={() => restoring.act()}
      />
      {restoring.error && (
        <RowFailure
          text={restoring.error.message}
          action={`${restore}: ${name}`}
          onRetry={() => restoring.act()}
        />
      )}
      <AskedRowAction
        label={translate('trash.end')}
        item={name}
        icon={<EndIcon />}
        color="error"
        question={{
          title: translate('trash.askTitle'),
          text: translate('trash.askText', { name }),
          confirm: translate('trash.confirm'),
          cancel: translate('trash.cancel'),
        }}
        act={use('end', 'trash.ended')}
      />
    </div>
  );
};
