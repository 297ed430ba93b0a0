import EditIcon from '@mui/icons-material/EditOutlined';
import { useGetRecordRepresentation, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useEditLink } from '../useEditLink.ts';
import { RowButton } from './RowButton.tsx';

export const useRowName = (): string => {
  const nameOf = useGetRecordRepresentation(useResourceContext());
  return String(nameOf(useRecordContext()));
};

export const EditButton = () => {
  const label = useTranslate()('list.edit');
  return <RowButton label={label} item={useRowName()} icon={<EditIcon />} {...useEditLink()} />;
};
