import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import {
  Divider,
  ListItemIcon,
  MenuItem,
  type MenuItemProps,
  type Theme,
  Typography,
  useColorScheme,
  useMediaQuery,
} from '@mui/material';
import { useState } from 'react';
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
import { Confirm } from '../components/Confirm.tsx';
import { mayLeave } from '../components/form/leaving.ts';
import { keyAction } from '../components/keys.ts';
import { lostBySignOut } from '../components/useAskBeforeClosing.ts';
import { BASE } from '../routing/returnTo.ts';

/** The role and the user's menu: account, appearance, shortcuts, sign-out. */
export const UserMenu = () => {
  const translate = useTranslate();
  const logout = useLogout();
  const [question, setQuestion] = useState({ isOpen: false, text: '' });
  const name = useGetIdentity().identity?.fullName ?? '';
  const { permissions: role = '' } = usePermissions<string>();
  // where react-admin shows only the icon, it translates this label
  const isPhone = !useMediaQuery<Theme>(({ breakpoints }) => breakpoints.up('sm'));
  return (
    <>
      <Typography
        variant="caption"
        sx={{ display: { xs: 'none', sm: 'block' }, color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        {role}
      </Typography>
      <RaUserMenu label={isPhone ? 'shell.userMenu' : `${name}, ${role}`} icon={<PersonIcon />}>
        <AccountItem />
        <Divider />
        <AppearanceItems />
        <Divider />
        <KeysItem />
        <SignOutItem onAsk={(text) => setQuestion({ isOpen: true, text })} />
      </RaUserMenu>
      <Confirm
        isOpen={question.isOpen}
        title={translate('shell.signOutTitle')}
        content={translate(question.text)}
        confirm={translate('ra.auth.logout')}
        cancel={translate('form.stay')}
        onConfirm={() => logout()}
        close={() => setQuestion({ ...question, isOpen: false })}
      />
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

/** Asks about unsaved input before signing out. */
const SignOutItem = ({ onAsk }: { onAsk: (lost: string) => void }) => {
  const menu = useUserMenu();
  const logout = useLogout();
  const handleClick = async () => {
    menu?.onClose();
    if (!(await mayLeave())) return;
    const lost = lostBySignOut();
    if (lost) onAsk(lost);
    else logout();
  };
  return <Logout onClick={handleClick} icon={<LogoutIcon fontSize="small" />} />;
};

const modes = [
  { mode: 'system', Icon: SystemIcon },
  { mode: 'light', Icon: LightIcon },
  { mode: 'dark', Icon: DarkIcon },
] as const;

/** The three appearances as radio items. MUI's Menu passes its focus props to the first one. */
const AppearanceItems = (props: MenuItemProps) => {
  const translate = useTranslate();
  const { mode: current, setMode } = useColorScheme();
  return modes.map(({ mode, Icon }) => (
    <MenuItem
      {...props}
      key={mode}
      role="menuitemradio"
      aria-checked={current === mode}
      selected={current === mode}
      onClick={() => setMode(mode)}
    >
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      {translate(`shell.${mode}`)}
    </MenuItem>
  ));
};
