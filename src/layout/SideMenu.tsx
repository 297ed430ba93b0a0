import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import { MenuEntries } from './MenuEntries.tsx';

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The left menu: in full from 1200 px, as icons from 900 px, as a drawer below. */
export const SideMenu = ({ open, onClose }: SideMenuProps) => {
  const label = useTranslate()('shell.menu');
  return (
    <>
      <nav aria-label={label} className="side-menu">
        <div>
          <MenuEntries />
        </div>
      </nav>
      <Drawer open={open} onClose={onClose} sx={{ display: { md: 'none' } }}>
        <nav aria-label={label} className="drawer-menu">
          <MenuEntries onNavigate={onClose} />
        </nav>
      </Drawer>
    </>
  );
};
