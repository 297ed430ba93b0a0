import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import { useAct } from './act/useAct.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { RowAction } from './RowAction.tsx';
import { RowFailure } from './RowFailure.tsx';

/** Deletes this row's item after a confirmation that names it. A failure stands beside the row (DECISIONS 12). */
export const DeleteAction = ({ onCancel }: { onCancel?: () => void }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const [remove] = useDelete(resource, { id: record?.id, previousData: record });
  const [isAsking, setIsAsking] = useState(false);
  const { act, isActing, error } = useAct({
    run: () => remove(resource, {}, { returnPromise: true }),
    success: `resources.${resource}.notifications.deleted`,
    mutationKey: ['act', 'delete', resource],
    subject: record?.id,
  });
  if (!record) return null;
  const name = String(nameOf(record));
  const label = translate('list.delete');

  return (
    <>
      <RowAction
        label={label}
        item={name}
        icon={<DeleteIcon />}
        color="error"
        isActing={isActing}
        onClick={() => setIsAsking(true)}
      />
      {error && (
        <RowFailure
          text={`${translate('list.deleteFailed')} ${error.message}`}
          action={`${label}: ${name}`}
          onRetry={act}
        />
      )}
      <ConfirmDialog
        open={isAsking}
        title={translate('remove.title')}
        text={name}
        confirmLabel={translate('remove.confirm')}
        cancelLabel={translate('remove.cancel')}
        onConfirm={() => {
          setIsAsking(false);
          act();
        }}
        onCancel={() => {
          setIsAsking(false);
          onCancel?.();
        }}
      />
    </>
  );
};

/** Deletes this row's item; a cancelled deletion says so, as the lists of part 2 do (DECISIONS 10). */
export const DeleteWithCancelToast = () => {
  const notify = useNotify();
  return <DeleteAction onCancel={() => notify('remove.cancelled', { type: 'info' })} />;
};
