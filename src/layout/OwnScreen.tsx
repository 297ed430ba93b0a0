import { usePermissions } from 'ra-core';
import { isOpenTo, isThere, type ownScreens } from '../ownScreens.tsx';
import { AccessDenied, NotFoundPage } from './StandIns.tsx';

/** A screen of ours, for whoever may see it, where the depository has it. */
export const OwnScreen = ({ screen }: { screen: (typeof ownScreens)[number] }) => {
  const { permissions: role } = usePermissions<string>();
  if (!isThere(screen)) return <NotFoundPage />;
  return isOpenTo(screen, role) ? screen.screen : <AccessDenied />;
};
