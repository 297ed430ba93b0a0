import { Box, CircularProgress } from '@mui/material';
import { Component, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { Notice } from '../components/Notice.tsx';
import { ScreenHeading } from '../components/PageHeader.tsx';

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

interface MessageScreenProps {
  severity: 'info' | 'warning';
  title: string;
  text: string;
}

const MessageScreen = ({ severity, title, text }: MessageScreenProps) => {
  const translate = useTranslate();
  const heading = <ScreenHeading title={translate(title)} variant="inherit" />;
  return <Notice severity={severity} title={heading} text={translate(text)} />;
};

export const NotFoundPage = () => (
  <MessageScreen severity="info" title="notFound.title" text="notFound.text" />
);

export const AccessDenied = () => (
  <MessageScreen severity="warning" title="ra.page.access_denied" text="ra.message.access_denied" />
);

/** Shown instead of a screen that failed to render. */
export const Crash = () => {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('ra.page.error')}
      text={translate('crash.text')}
      action={{ label: translate('crash.reload'), onClick: () => location.reload() }}
    />
  );
};

/** Shows an error page in Russian; navigating to another address tries again. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary key={useLocation().pathname}>{children}</Boundary>
);

/** Shows the error page until the page is reloaded. */
class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}
