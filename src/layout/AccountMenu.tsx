import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useGetIdentity, useLogout, usePermissions, useTranslate } from 'ra-core';
import { useContext, useState } from 'react';
import { useMayLeave } from '../components/form/exit.ts';
import { KeyActionsContext } from '../components/keys/useKey.ts';
import { BASE } from '../routing/addresses.ts';
import { AppearanceItems } from './AppearanceItems.tsx';

export const AccountMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const mayLeave = useMayLeave();
  const keys = useContext(KeyActionsContext);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = useGetIdentity().identity?.fullName;
  const { permissions: role } = usePermissions<string>();
  const close = () => setAnchor(null);
  const handleSignOut = async () => {
    close();
    if (await mayLeave()) logout();
  };
  const handleKeys = () => {
    close();
    keys.get('help')?.();
  };
  return (
    <>
      <button
        type="button"
        className="button account-button"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <PersonIcon />
        <span>
          <b>{name}</b>
          <small>{role}</small>
        </span>
        <ExpandMoreIcon />
      </button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      >
        <MenuItem component={LinkBase} to={`${BASE}/account`} onClick={close}>
          <ListItemIcon>
            <PersonIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.account')}
        </MenuItem>
        <Divider />
        <AppearanceItems />
        <Divider />
        <MenuItem onClick={handleKeys}>
          <ListItemIcon>
            <KeyboardIcon fontSize="small" />
          </ListItemIcon>
          {translate('keys.title')}
        </MenuItem>
        <MenuItem onClick={handleSignOut}>
          <ListItemIcon>
            <LogoutIcon fontSize="small" />
          </ListItemIcon>
          {translate('shell.signOut')}
        </MenuItem>
      </Menu>
    </>
  );
};
