import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { useMutation } from '@tanstack/react-query';
import {
  useDataProvider,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useRefresh,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { useState } from 'react';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { focusContent } from './focusContent.ts';
import { RowAction } from './RowAction.tsx';
import { RowFailure } from './RowFailure.tsx';

/** Deletes this row's item after a confirmation that names it. A failure stands beside the row (DECISIONS 12). */
export const DeleteAction = ({ onCancel }: { onCancel?: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const dataProvider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => dataProvider.delete(resource, { id: record?.id ?? 0, previousData: record }),
    onSuccess: ({ data }) => {
      if (data?.id === undefined) return;
      notify(`resources.${resource}.notifications.deleted`, { type: 'success' });
      focusContent();
      refresh();
    },
    onError: (failure) => console.error(failure),
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
        loading={isPending}
        onClick={() => setAsking(true)}
      />
      {error && (
        <RowFailure
          text={`${translate('list.deleteFailed')} ${error.message}`}
          action={`${label}: ${name}`}
          onRetry={() => mutate()}
        />
      )}
      <ConfirmDialog
        open={asking}
        title={translate('remove.title')}
        text={name}
        confirmLabel={translate('remove.confirm')}
        cancelLabel={translate('remove.cancel')}
        onConfirm={() => {
          setAsking(false);
          mutate();
        }}
        onCancel={() => {
          setAsking(false);
          onCancel?.();
        }}
      />
    </>
  );
};
