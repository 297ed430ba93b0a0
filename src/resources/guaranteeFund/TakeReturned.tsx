import { Box } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { useEditing, useIsFormLocked } from '../../components/form/formState.ts';
import { type FundList, listIdOf, listOf, rowsOf, rowsOfList } from '../../dataProvider/guaranteeFund.ts';
import { revisionCalls } from '../../dataProvider/revisionCalls.ts';
import { mergeRecords } from '../../diff/merge.ts';
import type { Currency } from '../../wire/wire.ts';

interface TakeReturnedProps {
  currency: Currency;
  /** Of the list in its history. */
  version: number;
}

/** Takes the rows that a list which was sent back had changed into the form, which starts with those in force; rows that were typed stay. */
export const TakeReturned = ({ currency, version }: TakeReturnedProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const isLocked = useIsFormLocked();
  const { opened } = useEditing();
  const { getValues, setValue } = useFormContext();
  const { ask } = useDepository();
  const { act, isActing, error } = useAct({
    run: async () => {
      const state = await ask(revisionCalls.state('guaranteeFund', listIdOf(currency), version));
      const theirs = listOf(currency, rowsOfList(state), opened as FundList);
      const changed = mergeRecords({ opened, mine: getValues(), theirs }).theirs.map(({ path }) => path);
      for (const [field, row] of rowsOf(theirs))
        if (changed.includes(field)) setValue(field, row, { shouldDirty: true });
      notify('guaranteeFund.returnedTaken', { type: 'info' });
    },
  });
  return (
    <Box sx={{ marginBottom: 2 }}>
      <ActButton variant="outlined" isActing={isActing} isIdle={isLocked} onClick={() => act()}>
        {translate('guaranteeFund.takeReturned')}
      </ActButton>
      {error && <Box role="alert">{error.message}</Box>}
    </Box>
  );
};
