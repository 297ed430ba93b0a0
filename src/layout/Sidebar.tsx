import { type Theme, useMediaQuery } from '@mui/material';
import { useLayoutEffect, useState } from 'react';
import { Sidebar as RaSidebar, useSidebarState, useTranslate } from 'react-admin';
import { Menu } from './Menu.tsx';

/** The menu beside the screen. On a phone it is a named dialog, closed until the user opens it: an open menu would cover the screen. */
export const Sidebar = () => {
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
