import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import {
  Divider,
  ListItemIcon,
  MenuItem,
  type MenuItemProps,
  type Theme,
  Typography,
  useMediaQuery,
} from '@mui/material';
import {
  Logout,
  MenuItemLink,
  UserMenu as RaUserMenu,
  useGetIdentity,
  useLogout,
  usePermissions,
  useTranslate,
  useUserMenu,
} from 'react-admin';
import { mayLeave } from '../components/form/leaving.ts';
import { keyAction } from '../components/keys/useKey.ts';
import { BASE } from '../routing/addresses.ts';
import { AppearanceItems } from './AppearanceItems.tsx';

/** The role beside the name of the user, whose menu has the account, the appearance, the keys and the way out. */
export const UserMenu = () => {
  const name = useGetIdentity().identity?.fullName ?? '';
  const { permissions: role = '' } = usePermissions<string>();
  // where react-admin shows the icon alone, its label has to be a translation key
  const isPhone = !useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('sm'));
  return (
    <>
      <Typography variant="caption" sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary' }}>
        {role}
      </Typography>
      <RaUserMenu label={isPhone ? 'shell.userMenu' : `${name}, ${role}`} icon={<PersonIcon />}>
        <AccountItem />
        <Divider />
        <AppearanceItems />
        <Divider />
        <KeysItem />
        <SignOutItem />
      </RaUserMenu>
    </>
  );
};

const AccountItem = () => (
  <MenuItemLink
    to={`${BASE}/account`}
    primaryText="shell.account"
    leftIcon={<PersonIcon fontSize="small" />}
    onClick={useUserMenu()?.onClose}
  />
);

const KeysItem = (props: MenuItemProps) => {
  const translate = useTranslate();
  const menu = useUserMenu();
  const handleClick = () => {
    menu?.onClose();
    keyAction('help')?.();
  };
  return (
    <MenuItem {...props} onClick={handleClick}>
      <ListItemIcon>
        <KeyboardIcon fontSize="small" />
      </ListItemIcon>
      {translate('keys.title')}
    </MenuItem>
  );
};

/** A form with changes is asked before the session is closed. */
const SignOutItem = () => {
  const menu = useUserMenu();
  const logout = useLogout();
  const handleClick = async () => {
    menu?.onClose();
    if (await mayLeave()) logout();
  };
  return <Logout onClick={handleClick} icon={<LogoutIcon fontSize="small" />} />;
};
