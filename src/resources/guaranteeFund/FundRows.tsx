import { useIsFetching } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { ListContextProvider, type RaRecord, useListContext, useNotify, useTranslate } from 'react-admin';
import { useAct } from '../../components/act/useAct.ts';
import { useDepository } from '../../components/act/useDepository.ts';
import { endingDraft } from '../../components/form/exit.ts';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { DataTable } from '../../components/list/DataTable.tsx';
import { type FundRow, rowsOfList } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../wire/wire.ts';
import { EditedRow, type RowSave } from './EditedRow.tsx';
import { FundTable } from './FundTable.tsx';
import type { GoneRow as GoneRowView } from './GoneRow.tsx';
import { useAskedRow } from './useAskedRow.ts';

const GoneRow = lazyScreen<'GoneRow', Parameters<typeof GoneRowView>[0]>(
  () => import('./conflicts.lazy.tsx'),
  'GoneRow',
);

interface FundRowsProps {
  currency: Currency;
  /** The list that waits for its approval: what one goes on from. */
  proposed: RaRecord | undefined;
  /** Whether that is all that waits. */
  isKnown: boolean;
}

/** The rows of a currency. An edited row shows its new values at once, and its former ones again if the save fails. */
export const FundRows = ({ currency, proposed, isKnown }: FundRowsProps) => {
  const translate = useTranslate();
  const notify = useNotify();
  const list = useListContext<FundRow>();
  const [chosen, setChosen] = useState<FundRow>();
  const { asked, askedId, forgetAsked } = useAskedRow(list.data);
  const isLookedFor = useIsFetching({ queryKey: ['guaranteeFund', 'getList'] }) > 0;
  const waiting = useMemo(() => rowsOfList(proposed), [proposed]);
  const wanted = chosen ?? asked;
  /** The row as its form began with it: what comes afterwards is a conflict. */
  const [begun, setBegun] = useState<FundRow>();
  if (begun && !wanted) setBegun(undefined);
  if (wanted && begun?.id !== wanted.id && isKnown)
    setBegun(waiting.find(({ id }) => id === wanted.id) ?? wanted);
  const opened = begun?.id === wanted?.id ? begun : undefined;
  const depository = useDepository();
  const close = () => {
    setChosen(undefined);
    forgetAsked();
  };
  const {
    act: save,
    acting: pending,
    error,
    forgetError,
  } = useAct({
    run: async ({ row, from, exit }: RowSave) => {
      // the row stands in the table until the list has it, or the values that somebody else has saved meanwhile
      return await endingDraft(exit, () => depository.editFundRow(row, from).finally(list.refetch));
    },
    success: ({ proposed }) => `resources.guaranteeFund.notifications.${proposed ? 'proposed' : 'updated'}`,
    onDone: (_saved, { postscript, exit }) => {
      if (postscript) notify(postscript, { type: 'info', autoHideDuration: 8000 });
      exit.current.isFree = true;
      if (exit.current.goOn) exit.current.goOn();
      else close();
    },
  });

  const data = list.data?.map((row) => (row.id === pending?.row.id ? pending.row : row));

  return (
    <ListContextProvider value={{ ...list, data } as typeof list}>
      {askedId && !asked && !isLookedFor && (
        <Suspense fallback={null}>
          <GoneRow id={askedId} currency={currency} onRemoved={forgetAsked} />
        </Suspense>
      )}
      <FundTable
        label={`${translate('resources.guaranteeFund.name')}: ${currency}`}
        first={<DataTable.Col source="id" />}
        onEdit={(row: FundRow) => {
          forgetError();
          setChosen(row);
        }}
      />
      {opened && (
        <EditedRow
          row={opened}
          saving={pending !== undefined}
          failure={error}
          onSave={save}
          onClose={close}
        />
      )}
    </ListContextProvider>
  );
};
