import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box } from '@mui/material';
import {
  useDelete,
  useNotify,
  usePermissions,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { session } from '../../session.ts';
import { ConfirmRowButton } from './ConfirmRowButton.tsx';
import { useRowName } from './EditButton.tsx';

/**
 * Deletes the row's item after a confirmation that names it. A failure is shown beside the row (DECISIONS 12).
 *
 * @param tellsCancel - shows a toast when the user cancels, as in the lists of part 2 (DECISIONS 10)
 */
export const DeleteButton = ({ tellsCancel = true }: { tellsCancel?: boolean }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { permissions } = usePermissions();
  const record = useRecordContext();
  const resource = useResourceContext() ?? '';
  const name = useRowName();
  const [remove] = useDelete(resource, { id: record?.id, previousData: record });
  if (!record) return null;
  return (
    <ConfirmRowButton
      label={translate('list.delete')}
      item={name}
      icon={<DeleteIcon />}
      color="error"
      title={translate('remove.title')}
      content={
        <>
          {name}
          {record.status === 'published' && (
            <Box sx={{ marginTop: 1, fontWeight: 600 }}>{translate('remove.fromSite')}</Box>
          )}
          {(record.replaces || record.edited) && (
            <Box sx={{ marginTop: 1, fontWeight: 600 }}>
              {translate(record.replaces ? 'remove.alsoPublished' : 'remove.alsoEdit')}
            </Box>
          )}
          {record.otherEntries && (
            <Box sx={{ marginTop: 1, fontWeight: 600 }}>
              {translate('remove.alsoOthers', { smart_count: record.otherEntries.length })}
            </Box>
          )}
          {session.hasFeature('trash') && (
            <Box sx={{ marginTop: 1, color: 'text.secondary' }}>
              {translate(permissions === 'admin' ? 'remove.toTrash' : 'remove.toTrashOfAdmin')}
            </Box>
          )}
        </>
      }
      confirm={translate('remove.confirm')}
      onCancel={tellsCancel ? () => notify('remove.cancelled', { type: 'info' }) : undefined}
      failed={translate('list.deleteFailed')}
      run={() => remove(resource, {}, { returnPromise: true })}
      undoable={{ act: 'delete', resource, id: record.id, name }}
      success={`resources.${resource}.notifications.deleted`}
      mutationKey={['act', 'delete', resource]}
      subject={record.id}
    />
  );
};
