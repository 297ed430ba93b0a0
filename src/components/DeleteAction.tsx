import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import {
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { restoreOffers } from '../features/restore/offers.ts';
import { AskedRowAction } from './AskedRowAction.tsx';

/** Deletes this row's item after a confirmation that names it. A failure stands beside the row (DECISIONS 12). */
export const DeleteAction = ({ onCancel }: { onCancel?: () => void }) => {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const nameOf = useGetRecordRepresentation(resource);
  const [remove] = useDelete(resource, { id: record?.id, previousData: record });
  if (!record) return null;
  const name = String(nameOf(record));
  return (
    <AskedRowAction
      label={translate('list.delete')}
      item={name}
      icon={<DeleteIcon />}
      color="error"
      question={{
        title: translate('remove.title'),
        text: name,
        confirm: translate('remove.confirm'),
        cancel: translate('remove.cancel'),
      }}
      act={{
        run: async () => {
          await remove(resource, {}, { returnPromise: true });
          restoreOffers.make({ resource, id: record.id, name });
        },
        success: `resources.${resource}.notifications.deleted`,
        mutationKey: ['act', 'delete', resource],
        subject: record.id,
      }}
      failed={translate('list.deleteFailed')}
      onCancel={onCancel}
    />
  );
};

/** Deletes this row's item; a cancelled deletion says so, as the lists of part 2 do (DECISIONS 10). */
export const DeleteWithCancelToast = () => {
  const notify = useNotify();
  return <DeleteAction onCancel={() => notify('remove.cancelled', { type: 'info' })} />;
};
