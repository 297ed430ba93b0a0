import AccountsIcon from '@mui/icons-material/PersonOutlined';
import type { Feature } from '../../components/features.tsx';
import { AccountList } from './AccountList.tsx';
import { OneTimePasswords } from './OneTimePasswords.tsx';
import { OwnAccount } from './OwnAccount.tsx';
import { RequiredActionGate } from './RequiredActionGate.tsx';
import './texts.ts';

export const accounts: Feature = {
  name: 'accounts',
  offeredAs: 'accounts',
  resources: [{ name: 'accounts', list: AccountList }],
  menu: [{ to: 'accounts', label: 'Учётные записи', icon: <AccountsIcon />, roles: ['admin'] }],
  overlays: OneTimePasswords,
};

/** The users' own accounts. */
export const ownAccount: Feature = {
  name: 'ownAccount',
  account: OwnAccount,
  gate: RequiredActionGate,
};
