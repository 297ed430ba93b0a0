import AddIcon from '@mui/icons-material/Add';
import { Button, Menu, MenuItem } from '@mui/material';
import { useId, useState } from 'react';
import { LinkBase, useCreatePath, useResourceDefinitions, useTranslate } from 'react-admin';
import { useMayOpen } from '../../access.ts';
import { isScreen } from '../../wire/kinds.ts';

/** A menu with the empty form of each kind that the role may edit. */
export const CreateMenu = () => {
  const translate = useTranslate();
  const createPath = useCreatePath();
  const mayOpen = useMayOpen();
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const kinds = Object.values(useResourceDefinitions()).filter(
    ({ name, hasCreate }) => hasCreate && isScreen(name) && mayOpen?.(name),
  );
  if (kinds.length === 0) return null;
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? id : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {translate('ra.action.create')}
      </Button>
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map(({ name }) => (
          <MenuItem key={name} component={LinkBase} to={createPath({ resource: name, type: 'create' })}>
            {translate(`resources.${name}.name`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
