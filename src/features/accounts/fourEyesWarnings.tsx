import { Alert, type SxProps } from '@mui/material';
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
export const LastOtherWarning = ({ sx }: { sx?: SxProps }) => {
  const translate = useTranslate();
  const account = useRecordContext<Account>();
  const isFourEyesOn = useIsFourEyesOn();
  const [other, ...more] = useOtherAdmins() ?? [];
  const isLast = isFourEyesOn && other?.id === account?.id && more.length === 0;
  return (
    isLast && (
      <Alert severity="warning" sx={sx}>
        {translate('accounts.lastOther')}
      </Alert>
    )
  );
};

/** Warns before a save takes the role from the only other administrator, or gives it to somebody whom another administrator has to enable. */
export const RoleWarning = ({ account }: { account?: Account }) => {
  const translate = useTranslate();
  const role: unknown = useWatch({ name: 'role' });
  const isFourEyesOn = useIsFourEyesOn();
  if (account?.role === 'admin') return role !== 'admin' && <LastOtherWarning />;
  return (
    role === 'admin' && isFourEyesOn && <Alert severity="warning">{translate('accounts.willBeHeld')}</Alert>
  );
};
