import EndIcon from '@mui/icons-material/DeleteForeverOutlined';
import RestoreIcon from '@mui/icons-material/RestoreFromTrashOutlined';
import { useNotify, useTranslate } from 'ra-core';
import { useState } from 'react';
import { useAct } from '../components/act/useAct.ts';
import { useDepository } from '../components/act/useDepository.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { RowAction } from '../components/RowAction.tsx';
import { RowFailure } from '../components/RowFailure.tsx';
import { type Deleted, trashCalls } from '../dataProvider/trailCalls.ts';

interface TrashActionsProps {
  deleted: Deleted;
  name: string;
  readAgain: () => Promise<unknown>;
}

/** Takes a deleted record out of the trash, one way or the other. A failure stands beside the row. */
export const TrashActions = ({ deleted: { id, kind }, name, readAgain }: TrashActionsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const depository = useDepository();
  const [isAsking, setIsAsking] = useState(false);
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
  const restoring = useAct(use('restore', 'trash.restored'));
  const ending = useAct(use('end', 'trash.ended'));
  const [restore, end] = [translate('trash.restore'), translate('trash.end')];
  const failed = restoring.error
    ? { error: restoring.error, label: restore, act: restoring.act }
    : ending.error && { error: ending.error, label: end, act: ending.act };
  return (
    <div>
      <RowAction
        label={restore}
        item={name}
        icon={<RestoreIcon />}
        isActing={restoring.isActing}
        onClick={() => restoring.act()}
      />
      <RowAction
        label={end}
        item={name}
        icon={<EndIcon />}
        color="error"
        isActing={ending.isActing}
        onClick={() => setIsAsking(true)}
      />
      {failed && (
        <RowFailure text={failed.error.message} action={`${failed.label}: ${name}`} onRetry={failed.act} />
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate('trash.askTitle')}
        text={translate('trash.askText', { name })}
        confirmLabel={translate('trash.confirm')}
        cancelLabel={translate('trash.cancel')}
        onConfirm={() => {
          setIsAsking(false);
          ending.act();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </div>
  );
};
