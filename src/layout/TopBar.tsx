import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { SHORT } from '../components/media.ts';
import { BASE } from '../routing/addresses.ts';
import { AccountMenu } from './AccountMenu.tsx';
import { ConnectionLine } from './ConnectionLine.tsx';
import { LoadingLine } from './LoadingLine.tsx';

export const TOP_BAR_HEIGHT = 60;

export const TopBar = ({ onMenuClick }: { onMenuClick: () => void }) => {
  const translate = useTranslate();
  return (
    <AppBar
      position="sticky"
      elevation={0}
      sx={{
        bgcolor: 'background.paper',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
        '--AppBar-background': 'none',
        [SHORT]: { position: 'static' },
      }}
    >
      <Toolbar
        disableGutters
        sx={{ minHeight: `${TOP_BAR_HEIGHT}px !important`, paddingInline: { xs: 1, md: 2 } }}
      >
        <IconButton
          onClick={onMenuClick}
          aria-label={translate('shell.openMenu')}
          sx={{ display: { md: 'none' }, marginInlineEnd: 0.5 }}
        >
          <MenuIcon />
        </IconButton>
        <Box
          component={LinkBase}
          to={BASE}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 1, sm: 1.5 },
            color: 'inherit',
            textDecoration: 'none',
            minWidth: 'min-content',
          }}
        >
          <Box component="img" src="/logo.svg" alt="" sx={{ width: 32, height: 32, flex: 'none' }} />
          <Typography
            sx={{ fontWeight: 600, lineHeight: 1.2, fontSize: { xs: 13, sm: 15 }, overflowWrap: 'normal' }}
          >
            {translate('shell.product')}
          </Typography>
        </Box>
        <Box sx={{ flex: 1 }} />
        <AccountMenu />
      </Toolbar>
      <ConnectionLine />
      <LoadingLine />
    </AppBar>
  );
};
