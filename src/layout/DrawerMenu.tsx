import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import { MenuEntries } from './MenuEntries.tsx';

interface DrawerMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The menu of a narrow window. */
export const DrawerMenu = ({ open, onClose }: DrawerMenuProps) => (
  <Drawer open={open} onClose={onClose} sx={{ display: { md: 'none' } }}>
    <nav aria-label={useTranslate()('shell.menu')} className="drawer-menu">
      <MenuEntries onNavigate={onClose} />
    </nav>
  </Drawer>
);
