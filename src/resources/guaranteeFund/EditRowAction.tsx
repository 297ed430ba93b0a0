import EditIcon from '@mui/icons-material/EditOutlined';
import { useTranslate } from 'ra-core';
import { RowAction } from '../../components/RowAction.tsx';

interface EditRowActionProps {
  name: string;
  onClick: () => void;
}

export const EditRowAction = ({ name, onClick }: EditRowActionProps) => (
  <RowAction label={useTranslate()('list.edit')} item={name} icon={<EditIcon />} onClick={onClick} />
);
