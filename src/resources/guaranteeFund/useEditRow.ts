import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'ra-core';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import type { FundRow } from '../../dataProvider/guaranteeFund.ts';

/** Saves one row of the newest list. `pending` is the row while it is on its way, until the list has it (part 2, §4). */
export const useEditRow = (onSaved: () => void) => {
  const notify = useNotify();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { mutate, isPending, variables, error, reset } = useMutation({
    mutationFn: (row: FundRow) => dataProvider.editFundRow(row),
    onSuccess: async ({ data }) => {
      if (data?.id === undefined) return;
      await queryClient.invalidateQueries({ queryKey: ['guaranteeFund'] });
      notify('resources.guaranteeFund.notifications.updated', { type: 'success' });
      onSaved();
    },
    onError: (failure) => console.error(failure),
  });
  return { save: mutate, pending: isPending ? variables : undefined, error, forgetError: reset };
};
