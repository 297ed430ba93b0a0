import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'react-admin';

/**
 * Opens the empty form. react-admin's own button floats over the rows on a phone.
 *
 * @param search - the search part of the form's address: `?code=2`
 */
export const CreateButton = ({ search = '' }: { search?: string }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={createPath({ resource, type: 'create' }) + search}
    >
      {translate('list.add')}
    </Button>
  );
};
