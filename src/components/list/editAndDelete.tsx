import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import { Box } from '@mui/material';
import {
  useCreatePath,
  useDelete,
  useGetRecordRepresentation,
  useNotify,
  usePermissions,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin';
import { handOver } from '../../dataProvider/handOver.ts';
import { waitingEdit } from '../../dataProvider/records.ts';
import { session } from '../../session.ts';
import { ConfirmRowButton } from './ConfirmRowButton.tsx';
import { RowButton } from './RowButton.tsx';

export const useRowName = (): string => {
  const nameOf = useGetRecordRepresentation(useResourceContext());
  return String(nameOf(useRecordContext()));
};

/** The address of this row's form; following the link hands over the row's record. */
export const useEditLink = () => {
  const record = useRecordContext();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return {
    to: createPath({ resource, type: 'edit', id: record?.id }),
    onClick: () => {
      // an edit waits: the row shows the published state, so the form has to read the edit
      if (record && resource && waitingEdit(record) !== 'edited') handOver.offer(resource, record);
    },
  };
};

export const EditButton = () => {
  const label = useTranslate()('list.edit');
  return <RowButton label={label} item={useRowName()} icon={<EditIcon />} {...useEditLink()} />;
};

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
  const edit = waitingEdit(record);
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
          {edit && <Box sx={{ marginTop: 1, fontWeight: 600 }}>{translate(`remove.${edit}`)}</Box>}
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
      confirm={translate('ra.action.delete')}
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
