import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'ra-core';

export const LoadingScreen = () => {
  const translate = useTranslate();
  return (
    <Box
      role="status"
      sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', gap: 2, minHeight: 240 }}
    >
      <CircularProgress size={22} aria-hidden />
      {translate('list.loading')}
    </Box>
  );
};
