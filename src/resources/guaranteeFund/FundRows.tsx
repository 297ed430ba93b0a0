import { useIsFetching, useMutationState } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  ListContextProvider,
  type RaRecord,
  useListContext,
  useLocation,
  useNavigate,
  useStore,
  useTranslate,
} from 'react-admin';
import { DataTable } from '../../components/list/DataTable.tsx';
import { type Wanted, wantedKey } from '../../components/wanted.ts';
import { type FundRow, rowsOfList } from '../../dataProvider/guaranteeFund.ts';
import type { Currency } from '../../wire/wire.ts';
import { FundRowEdit } from './FundRowEdit.tsx';
import { FundTable } from './FundTable.tsx';
import { GoneRow } from './GoneRow.tsx';

const KIND = 'guaranteeFund';

/** The row whose form the address opens, `?currency=UZS&row=7`; the list turns to its page. */
const useOpenRow = (currency: Currency) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { data } = useListContext<FundRow>();
  const [, setWanted] = useStore<Wanted | undefined>(wantedKey(KIND));
  const id = new URLSearchParams(search).get('row') ?? undefined;
  const row = data?.find((each) => String(each.id) === id);
  const isElsewhere = id !== undefined && data !== undefined && row === undefined;
  useEffect(() => {
    if (isElsewhere) setWanted({ id: Number(id), title: '' });
  }, [isElsewhere, id, setWanted]);
  const goTo = (query: string) => navigate(pathname + query, { replace: true, state });
  return {
    id,
    row,
    open: (rowId: unknown) => goTo(`?${new URLSearchParams({ currency, row: String(rowId) })}`),
    close: () => goTo(''),
  };
};

/** The values that are being saved, by react-admin's `useUpdate`. */
const usePendingRow = () =>
  useMutationState({
    filters: { mutationKey: [KIND, 'update'], status: 'pending' },
    select: ({ state }) => Object(state.variables).data as FundRow | undefined,
  }).at(-1);

interface FundRowsProps {
  currency: Currency;
  /** The list that waits for its approval: its rows are what is edited. */
  proposed: RaRecord | undefined;
  /** Whether that is all that waits. */
  isKnown: boolean;
}

/** The rows of a currency. An edited row shows its new values at once, and its former ones again if the save fails. */
export const FundRows = ({ currency, proposed, isKnown }: FundRowsProps) => {
  const translate = useTranslate();
  const list = useListContext<FundRow>();
  const { id, row, open, close } = useOpenRow(currency);
  const isLoading = useIsFetching({ queryKey: [KIND, 'getList'] }) > 0;
  const waiting = useMemo(() => rowsOfList(proposed), [proposed]);
  const [opened, setOpened] = useState<FundRow>();
  if (opened && String(opened.id) !== id) setOpened(undefined);
  if (!opened && row && isKnown) setOpened(waiting.find((each) => each.id === row.id) ?? row);
  const pending = usePendingRow();
  const data = list.data?.map((each) => (each.id === pending?.id ? { ...each, ...pending } : each));
  return (
    <ListContextProvider value={{ ...list, data } as typeof list}>
      {id && !row && !opened && !isLoading && <GoneRow id={id} currency={currency} />}
      <FundTable
        label={`${translate(`resources.${KIND}.name`)}: ${currency}`}
        first={<DataTable.Col source="id" />}
        onEdit={open}
      />
      {opened && <FundRowEdit key={opened.id} row={opened} onClose={close} />}
    </ListContextProvider>
  );
};
