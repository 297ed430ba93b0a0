import { usePermissions } from 'ra-core';
import { type OwnScreen as Declared, isOpenTo, isThere } from '../ownScreens.tsx';
import { AccessDenied, NotFoundPage } from './StandIns.tsx';

/** A screen of ours, for whoever may see it, where the depository has it. */
export const OwnScreen = ({ screen }: { screen: Declared }) => {
  const { permissions: role } = usePermissions<string>();
  if (!isThere(screen)) return <NotFoundPage />;
  return isOpenTo(screen, role) ? screen.screen : <AccessDenied />;
};
