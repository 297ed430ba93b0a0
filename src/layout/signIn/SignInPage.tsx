import { useLayoutEffect, useRef } from 'react';
import { attendSignIn, type Door } from './attendSignIn.ts';
import { drawSignIn } from './drawSignIn.ts';

/** The sign-in page inside the back-office, for whoever has signed out or whose session has ended. */
export const SignInPage = ({ authProvider, onSignedIn }: Door) => {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (host.current) attendSignIn(drawSignIn(host.current), { authProvider, onSignedIn });
  }, [authProvider, onSignedIn]);
  return <div ref={host} />;
};
