import { CanAccess, Navigate, useBasename, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';

interface GuardedProps {
  /** The kind that the screen belongs to; that of the resource around it without one. */
  resource?: string;
  children: ReactNode;
}

/** A screen for the roles that may open its kind. Others are told so before it asks the server for anything. */
export const Guarded = ({ resource, children }: GuardedProps) => {
  const ownResource = useResourceContext();
  const basename = useBasename();
  return (
    <CanAccess
      resource={resource ?? ownResource ?? ''}
      action="list"
      accessDenied={<Navigate to={`${basename}/access-denied`} replace />}
    >
      {children}
    </CanAccess>
  );
};
