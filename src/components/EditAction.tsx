import EditIcon from '@mui/icons-material/EditOutlined';
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { RowAction } from './RowAction.tsx';
import { useEditLink } from './useEditLink.ts';

/** Opens the form with this row's item. */
export const EditAction = () => {
  const translate = useTranslate();
  const record = useRecordContext();
  const resource = useResourceContext();
  const nameOf = useGetRecordRepresentation(resource);
  const link = useEditLink();
  if (!record || !resource) return null;
  return (
    <RowAction label={translate('list.edit')} item={String(nameOf(record))} icon={<EditIcon />} {...link} />
  );
};
