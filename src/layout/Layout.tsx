import { Box, type Theme, useMediaQuery } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { Sidebar as RaSidebar, SkipNavigationButton, useSidebarState, useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Slot, Wrapped } from '../components/features.tsx';
import { Keys } from '../components/Keys.tsx';
import { BESIDE_WIDTH, SHORT } from '../components/media.ts';
import { useAskBeforeClosing } from '../components/useAskBeforeClosing.ts';
import { session } from '../session.ts';
import { AppBar, TOP_BAR_HEIGHT } from './AppBar.tsx';
import { CONNECTION_LINE_HEIGHT, useIsConnectionLost } from './ConnectionLine.tsx';
import { Menu, useIsOpen } from './Menu.tsx';
import { AccessDenied, ErrorBoundary } from './StatusPages.tsx';
import { SessionEnd } from './sessionEnd/SessionEnd.tsx';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const heightWith = (more: number) => `${TOP_BAR_HEIGHT + more}px`;

const frameSx = (isLost: boolean) => ({
  display: 'flex',
  flexDirection: 'column',
  minHeight: '100dvh',
  '--top-bar-height': isLost
    ? { xs: heightWith(CONNECTION_LINE_HEIGHT.xs), sm: heightWith(CONNECTION_LINE_HEIGHT.sm) }
    : heightWith(0),
  [SHORT]: { '--top-bar-height': '0px' },
});

const focusMain = () => document.getElementById('content')?.focus();

/** App bar, menu and the screen. A screen that the role may not open is not mounted, so that it requests nothing. */
export const Layout = ({ children }: { children: ReactNode }) => {
  const isLost = useIsConnectionLost();
  const due = useSyncExternalStore(session.onSettle, session.due);
  const isOpen = useIsOpen(useLocation().pathname);
  const queryClient = useQueryClient();
  useFocusOnNavigation();
  useAskBeforeClosing(() => queryClient.isMutating() > 0, undefined, 'shell.lostBySignOut');
  return (
    <Keys>
      <Box sx={frameSx(isLost)}>
        <SkipNavigationButton onClick={focusMain} />
        <AppBar />
        <Box sx={{ flex: 1, display: 'flex', alignItems: 'stretch' }}>
          {!due && <Sidebar />}
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{
              flex: 1,
              minWidth: 0,
              padding: { xs: 2, sm: 3 },
              outline: 'none',
              '&:has(.beside)': { marginInlineEnd: BESIDE_WIDTH },
            }}
          >
            <div id="notices" style={{ display: 'contents' }} />
            <ErrorBoundary>
              <Wrapped by="gate">{isOpen === false ? <AccessDenied /> : isOpen && children}</Wrapped>
            </ErrorBoundary>
          </Box>
        </Box>
      </Box>
      <Slot name="overlays" />
      <SessionEnd />
    </Keys>
  );
};

/** The menu. On a phone it is a modal dialog that is closed at first, because it would cover the screen. */
const Sidebar = () => {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [, setOpen] = useSidebarState();
  const [startsClosed, setStartsClosed] = useState(false);

  useLayoutEffect(() => {
    if (isPhone) setOpen(false);
    setStartsClosed(isPhone);
  }, [isPhone, setOpen]);

  // a dialog that opens for a moment would leave the page hidden from screen readers
  if (isPhone && !startsClosed) return null;

  return (
    <RaSidebar
      appBarAlwaysOn
      slotProps={isPhone ? { paper: { 'aria-label': translate('shell.menu') } } : undefined}
    >
      <Menu />
    </RaSidebar>
  );
};
