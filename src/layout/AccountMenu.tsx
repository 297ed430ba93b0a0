import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import PersonIcon from '@mui/icons-material/PersonOutlined';
import { useGetIdentity, usePermissions } from 'ra-core';
import { useState } from 'react';
import { Asked } from '../components/Asked.tsx';
import { lazyScreen } from '../components/lazyScreen.tsx';
import type { AccountMenuItems } from './AccountMenuItems.tsx';

const Items = lazyScreen<'AccountMenuItems', Parameters<typeof AccountMenuItems>[0]>(
  () => import('./popups.lazy.ts'),
  'AccountMenuItems',
);

export const AccountMenu = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = useGetIdentity().identity?.fullName;
  const { permissions: role } = usePermissions<string>();
  const close = () => setAnchor(null);
  return (
    <>
      <button
        type="button"
        className="button account-button"
        onClick={({ currentTarget }) => setAnchor(anchor ? null : currentTarget)}
        onPointerEnter={Items.preload}
        onFocus={Items.preload}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
      >
        <PersonIcon />
        <span>
          <b>{name}</b>
          <small>{role}</small>
        </span>
        <ExpandMoreIcon />
      </button>
      <Asked isAsked={anchor !== null} onClose={close} preload={Items.preload}>
        <Items anchor={anchor} onClose={close} />
      </Asked>
    </>
  );
};
