import { accountCalls } from '../dataProvider/accountCalls.ts';
import { session } from '../session.ts';
import { useReadOf } from './useRead.ts';

/** The other administrators who may sign in; undefined while that is not known. */
export const useOtherAdmins = () => {
  const { data: people } = useReadOf('accounts', accountCalls.list);
  const own = session.user()?.login;
  return people?.filter(
    ({ role, isDisabled, userName }) => role === 'admin' && !isDisabled && userName !== own,
  );
};
