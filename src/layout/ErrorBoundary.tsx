import { useTranslate } from 'ra-core';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Notice } from '../components/Notice.tsx';

/** Shows what broke in Russian; going to another address tries again. */
export const ErrorBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary key={useLocation().pathname}>{children}</Boundary>
);

class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}

const Crash = () => {
  const translate = useTranslate();
  return (
    <Notice
      title={translate('crash.title')}
      text={translate('crash.text')}
      action={{ label: translate('crash.reload'), onClick: () => location.reload() }}
    />
  );
};
