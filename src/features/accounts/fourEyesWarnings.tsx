import { Alert } from '@mui/material';
import { useRecordContext, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useOtherAdmins } from '../../components/useOtherAdmins.ts';
import { useReadOf } from '../../components/useRead.ts';
import type { Account } from '../../dataProvider/accountCalls.ts';
import { reviewCalls } from '../../dataProvider/reviewCalls.ts';
import { session } from '../../session.ts';

const useIsFourEyesOn = () => {
  const enabled = session.hasFeature('review');
  return useReadOf('reviewRules', reviewCalls.rules, { enabled }).data?.fourEyes.isOn === true;
};

/** Warns that under four eyes nobody else could approve the user's edits or enable an administrator. */
export const LastOtherWarning = () => {
  const translate = useTranslate();
  const account = useRecordContext<Account>();
  const isFourEyesOn = useIsFourEyesOn();
  const [other, ...more] = useOtherAdmins() ?? [];
  const isLast = isFourEyesOn && other?.id === account?.id && more.length === 0;
  return isLast && <Alert severity="warning">{translate('accounts.lastOther')}</Alert>;
};

/** Warns that under four eyes an administrator's account waits until another administrator enables it. */
export const HeldWarning = ({ role }: { role: unknown }) => {
  const translate = useTranslate();
  const isFourEyesOn = useIsFourEyesOn();
  return (
    role === 'admin' && isFourEyesOn && <Alert severity="warning">{translate('accounts.willBeHeld')}</Alert>
  );
};

/** Warns before a save takes the role from the only other administrator, or gives it to somebody. */
export const RoleWarning = ({ account }: { account?: Account }) => {
  const role: unknown = useWatch({ name: 'role' });
  if (account?.role === 'admin') return role !== 'admin' && <LastOtherWarning />;
  return <HeldWarning role={role} />;
};
