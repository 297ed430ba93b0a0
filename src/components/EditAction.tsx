import EditIcon from '@mui/icons-material/EditOutlined';
import {
  useCreatePath,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { RowAction } from './RowAction.tsx';

/** Opens the form with this row's item. */
export const EditAction = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext();
  const nameOf = useGetRecordRepresentation(resource);
  const createPath = useCreatePath();
  if (!record || !resource) return null;
  return (
    <RowAction
      label={translate('list.edit')}
      item={String(nameOf(record))}
      icon={<EditIcon />}
      to={createPath({ resource, type: 'edit', id: record.id })}
    />
  );
};
