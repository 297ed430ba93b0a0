import { Box, CircularProgress } from '@mui/material';
import { useTranslate } from 'react-admin';
import { Notice } from '../components/Notice.tsx';
import { ScreenHeading } from '../components/ScreenHeading.tsx';

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

export const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <Notice
      severity="info"
      title={<ScreenHeading title={translate('notFound.title')} variant="inherit" />}
      text={translate('notFound.text')}
    />
  );
};

export const AccessDenied = () => {
  const translate = useTranslate();
  return (
    <Notice
      severity="warning"
      title={<ScreenHeading title={translate('ra.page.access_denied')} variant="inherit" />}
      text={translate('ra.message.access_denied')}
    />
  );
};

/** Stands in place of a screen that broke. */
export const Crash = () => {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('crash.title')}
      text={translate('crash.text')}
      action={{ label: translate('crash.reload'), onClick: () => location.reload() }}
    />
  );
};
