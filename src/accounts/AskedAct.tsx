import { useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { useAct } from '../components/act/useAct.ts';
import { useDepository } from '../components/act/useDepository.ts';
import { ConfirmDialog } from '../components/ConfirmDialog.tsx';
import { RowAction } from '../components/RowAction.tsx';
import { RowFailure } from '../components/RowFailure.tsx';
import type { Call } from '../dataProvider/calls.ts';
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
  const [isAsking, setIsAsking] = useState(false);
  const { act, isActing, error } = useAct({
    // also when the row is gone meanwhile: a one-time password is told once
    run: async () => {
      const result = await depository.change(ACCOUNTS, call);
      onDone?.(result);
    },
  });
  const label = translate(`accounts.${key}.label`);
  return (
    <>
      <RowAction
        label={label}
        item={name}
        icon={icon}
        color={color}
        isActing={isActing}
        onClick={() => setIsAsking(true)}
      />
      {error && <RowFailure text={error.message} action={`${label}: ${name}`} onRetry={act} />}
      <ConfirmDialog
        open={isAsking}
        title={translate(`accounts.${key}.title`)}
        text={translate(`accounts.${key}.text`, { name })}
        color={color === 'error' ? 'error' : 'primary'}
        confirmLabel={translate(`accounts.${key}.confirm`)}
        cancelLabel={translate('accounts.cancel')}
        onConfirm={() => {
          setIsAsking(false);
          act();
        }}
        onCancel={() => setIsAsking(false)}
      />
    </>
  );
};
