import { Box } from '@mui/material';
import { useNotify, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { ActButton } from '../../components/act/ActButton.tsx';
import { useEditing, useIsFormLocked } from '../../components/form/formState.ts';
import { useReadOf } from '../../components/useRead.ts';
import { isSameValue } from '../../dataProvider/fieldPaths.ts';
import {
  type FundList,
  listIdOf,
  listOf,
  newRowField,
  rowsOf,
  rowsOfList,
  type WrittenRow,
} from '../../dataProvider/fundRows.ts';
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
  const editing = useEditing();
  const { getValues, setValue } = useFormContext();
  // read beforehand, so that no save can begin between the click and the rows
  const {
    data: returned,
    error,
    isFetching,
    refetch,
  } = useReadOf('guaranteeFund', revisionCalls.state('guaranteeFund', listIdOf(currency), version), {
    staleTime: 'static',
  });

  const takeRows = (state: NonNullable<typeof returned>) => {
    const { opened } = editing;
    const former = opened as FundList;
    const theirs = listOf(currency, rowsOfList(state), former);
    const mine = getValues();
    const changed = mergeRecords({ opened, mine, theirs }).theirs.map(({ path }) => path);
    const isTyped = (row: WrittenRow) =>
      rowsOf(mine).some(([, { code, name }]) => isSameValue(code, row.code) && isSameValue(name, row.name));
    const take = (field: string, row: WrittenRow) => setValue(field, row, { shouldDirty: true });
    for (const [field, row] of rowsOf(theirs)) {
      const rows = rowsOf(getValues()).map(([, other]) => other);
      if (former[field]) changed.includes(field) && take(field, row);
      // beside a typed row with the same code, which may be of another member
      else if (!isTyped(row)) take(newRowField(row.code, rows, getValues()), row);
    }
    editing.take([version]);
    notify('guaranteeFund.returnedTaken', { type: 'info' });
  };

  return (
    <Box sx={{ marginBottom: 2 }}>
      <ActButton
        variant="outlined"
        isActing={isFetching && !returned}
        isIdle={isLocked}
        onClick={async () => {
          const state = returned ?? (await refetch()).data;
          if (state && !editing.isBusy) takeRows(state);
        }}
      >
        {translate('guaranteeFund.takeReturned')}
      </ActButton>
      {error && !returned && <Box role="alert">{error.message}</Box>}
    </Box>
  );
};
