import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath, useResourceContext, useTranslate } from 'react-admin';

interface CreateButtonProps {
  /** The search part of the form's address: `?code=2`. */
  search?: string;
  /** The address of another form than the kind's. */
  to?: string;
  /** By default «Добавить». */
  children?: ReactNode;
}

/** Opens the empty form. react-admin's own button floats over the rows on a phone. */
export const CreateButton = ({ search = '', to, children }: CreateButtonProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const createPath = useCreatePath();
  return (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={LinkBase}
      to={to ?? createPath({ resource, type: 'create' }) + search}
    >
      {children ?? translate('list.add')}
    </Button>
  );
};
