import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTranslate } from 'ra-core';
import { MenuEntries } from './MenuEntries.tsx';

const WIDE = 240;
const ICONS_ONLY = 68;

interface SideMenuProps {
  open: boolean;
  onClose: () => void;
}

/** The left menu: in full from 1200 px, as icons from 900 px, as a drawer below. */
export const SideMenu = ({ open, onClose }: SideMenuProps) => {
  const label = useTranslate()('shell.menu');
  return (
    <>
      <Box
        component="nav"
        aria-label={label}
        sx={{
          display: { xs: 'none', md: 'block' },
          flex: 'none',
          width: { md: ICONS_ONLY, lg: WIDE },
          borderInlineEnd: 1,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box
          sx={{
            position: 'sticky',
            top: 'var(--top-bar-height)',
            maxHeight: 'calc(100dvh - var(--top-bar-height))',
            overflowY: 'auto',
          }}
        >
          <MenuEntries />
        </Box>
      </Box>
      <Drawer open={open} onClose={onClose} sx={{ display: { md: 'none' } }}>
        <Box component="nav" aria-label={label} sx={{ width: 284 }}>
          <MenuEntries withText onNavigate={onClose} />
        </Box>
      </Drawer>
    </>
  );
};
