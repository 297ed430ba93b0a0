import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { AskedRowAction } from '../../components/AskedRowAction.tsx';
import { useDepository } from '../../components/act/useDepository.ts';
import type { Call } from '../../dataProvider/calls.ts';
import { ACCOUNTS } from './useRead.ts';

interface AskedActProps<T> {
  /** Its texts, under `accounts`. */
  act: 'password' | 'disable' | 'enable' | 'sessions' | 'factor';
  /** Whose account. */
  name: string;
  icon: ReactNode;
  color?: 'primary' | 'error' | 'success';
  call: Call<T>;
  onDone?: (result: T) => void;
}

/** Something done to an account once it is confirmed. A failure stands beside the row. */
export const AskedAct = <T,>({ act: key, name, icon, color = 'primary', call, onDone }: AskedActProps<T>) => {
  const translate = useTranslate();
  const depository = useDepository();
  return (
    <AskedRowAction
      label={translate(`accounts.${key}.label`)}
      item={name}
      icon={icon}
      color={color}
      question={{
        title: translate(`accounts.${key}.title`),
        text: translate(`accounts.${key}.text`, { name }),
        confirm: translate(`accounts.${key}.confirm`),
        cancel: translate('accounts.cancel'),
      }}
      act={{
        // also when the row is gone meanwhile: a one-time password is told once
        run: async () => {
          const result = await depository.change(ACCOUNTS, call);
          onDone?.(result);
        },
      }}
    />
  );
};
