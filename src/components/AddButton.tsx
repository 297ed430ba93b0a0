import AddIcon from '@mui/icons-material/Add';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'ra-core';

interface AddButtonProps {
  /** What the form is to know, as the search part of its address: `?code=2`. */
  search?: string;
}

/** Opens the empty form. */
export const AddButton = ({ search = '' }: AddButtonProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <LinkBase className="button contained" to={createPath({ resource, type: 'create' }) + search}>
      <AddIcon />
      {translate('list.add')}
    </LinkBase>
  );
};
