import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { LinkBase, useLogout, useTranslate } from 'ra-core';
import { useMayLeave } from '../components/form/exit.ts';
import { keyAction } from '../components/keys/useKey.ts';
import { BASE } from '../routing/addresses.ts';
import { AppearanceItems } from './AppearanceItems.tsx';

interface AccountMenuItemsProps {
  /** Where the menu stands; null while it is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

export const AccountMenuItems = ({ anchor, onClose }: AccountMenuItemsProps) => {
  const translate = useTranslate();
  const logout = useLogout();
  const mayLeave = useMayLeave();
  const handleSignOut = async () => {
    onClose();
    if (await mayLeave()) logout();
  };
  const handleKeys = () => {
    onClose();
    keyAction('help')?.();
  };
  return (
    <Menu
      anchorEl={anchor}
      open={anchor !== null}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    >
      <MenuItem component={LinkBase} to={`${BASE}/account`} onClick={onClose}>
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
  );
};
