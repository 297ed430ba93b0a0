import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useLayoutEffect } from 'react';
import { Sidebar as RaSidebar, useSidebarState, useTranslate } from 'react-admin';
import { Menu } from './Menu.tsx';

/** The menu beside the screen. On a phone it is a named dialog, closed until the user opens it: an open menu would cover the screen. */
export const Sidebar = () => {
  const translate = useTranslate();
  const isPhone = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down('sm'));
  const [, setOpen] = useSidebarState();

  useLayoutEffect(() => {
    if (isPhone) setOpen(false);
  }, [isPhone, setOpen]);

  return (
    <RaSidebar
      appBarAlwaysOn
      slotProps={isPhone ? { paper: { 'aria-label': translate('shell.menu') } } : undefined}
    >
      <Menu />
    </RaSidebar>
  );
};
