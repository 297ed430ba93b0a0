import { useReadOf } from '../../components/useRead.ts';
import type { Call } from '../../dataProvider/calls.ts';

/** Under this name everything of accounts is kept: a change makes all of it old. */
export const ACCOUNTS = 'accounts';

/** What a call of accounts answers, read again after each change of them. */
export const useRead = <T>(call: Call<T>) => useReadOf(ACCOUNTS, call);
