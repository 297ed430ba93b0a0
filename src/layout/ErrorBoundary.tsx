import { Component, type ErrorInfo, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Crash } from './StatusPages.tsx';

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

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    return this.state.failed ? <Crash /> : this.props.children;
  }
}
