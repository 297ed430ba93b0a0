import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
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
      <Button
        color="inherit"
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        endIcon={<ExpandMoreIcon />}
        startIcon={<PersonIcon />}
        sx={{
          textAlign: 'start',
          minWidth: 0,
          maxWidth: { xs: 150, sm: 320 },
          paddingInline: { xs: 1, sm: 2 },
          '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontSize: 14, fontWeight: 600, lineHeight: 1.25 }}>
            {name}
          </Typography>
          <Typography noWrap sx={{ fontSize: 12.5, lineHeight: 1.25, color: 'text.secondary' }}>
            {role}
          </Typography>
        </Box>
      </Button>
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
