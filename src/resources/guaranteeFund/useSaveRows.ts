import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';

/** Sends a whole list. On failure everything stays as it is (part 2, §8). */
export const useSaveRows = (onSaved: () => void) => {
  const notify = useNotify();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (rows: FundRow[]) => dataProvider.addFundRows(rows),
    onSuccess: ({ data }) => {
      if (data?.id === undefined) return;
      notify('resources.guaranteeFund.notifications.added', { type: 'success' });
      onSaved();
    },
    onError: (failure) => {
      console.error(failure);
      notify('resources.guaranteeFund.notifications.addFailed', { type: 'error' });
    },
  });
  return { save: mutate, isSaving: isPending, error };
};
