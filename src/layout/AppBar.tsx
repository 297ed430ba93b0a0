import { Box, Typography } from '@mui/material';
import { type ReactNode, useSyncExternalStore } from 'react';
import { LinkBase, AppBar as RaAppBar, useTranslate } from 'react-admin';
import { SHORT } from '../components/media.ts';
import { BASE } from '../routing/returnTo.ts';
import { session } from '../session.ts';
import { ConnectionLine } from './ConnectionLine.tsx';
import { useOwnEntries } from './Menu.tsx';
import { UserMenu } from './UserMenu.tsx';

export const TOP_BAR_HEIGHT = 60;

const headerSx = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  flexShrink: 0,
  borderBottom: 1,
  borderColor: 'divider',
  bgcolor: 'background.paper',
  [SHORT]: { position: 'static' },
};

const Header = ({ children }: { children?: ReactNode }) => (
  <Box component="header" sx={headerSx}>
    {children}
    <ConnectionLine />
  </Box>
);

const brandSx = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.5 },
  marginInlineEnd: 'auto',
  color: 'inherit',
  fontSize: { xs: 13, sm: 15 },
  fontWeight: 600,
  lineHeight: 1.2,
  overflowWrap: 'normal',
  textDecoration: 'none',
};

export const AppBar = () => {
  const translate = useTranslate();
  const due = useSyncExternalStore(session.onSettle, session.due);
  return (
    <RaAppBar
      container={Header}
      component="div"
      position="static"
      color="inherit"
      elevation={0}
      toolbar={false}
      userMenu={<UserMenu />}
    >
      <Typography component={LinkBase} to={BASE} sx={brandSx}>
        <img src="/logo.svg" alt="" width={32} height={32} />
        <span>{translate('shell.product')}</span>
      </Typography>
      {!due && <Shortcuts />}
    </RaAppBar>
  );
};

const Shortcuts = () =>
  useOwnEntries().map(({ to, shortcut: Shortcut }) => Shortcut && <Shortcut key={to} />);
