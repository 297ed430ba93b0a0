import { useIsFetching, useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import {
  ListContextProvider,
  type RaRecord,
  RecordContextProvider,
  useBasename,
  useEvent,
  useGetOne,
  useListContext,
  useLocation,
  useNavigate,
  useStore,
  useTranslate,
} from 'react-admin';
import { Slot } from '../../components/features.tsx';
import { RecreateContext } from '../../components/form/recreate.ts';
import { DataTable } from '../../components/list/DataTable.tsx';
import { type SavedRecord, savedRecordKey } from '../../components/savedRecord.ts';
import {
  codeOf,
  FUND_LISTS,
  type FundList,
  type FundRow,
  rowFinder,
  rowsOfList,
} from '../../dataProvider/fundRows.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { newListTitle } from '../../i18n/kinds.ts';
import type { Currency } from '../../wire/wire.ts';
import { FundTable } from './FundTable.tsx';
import { FundRowEdit } from './rowForms.tsx';

const KIND = 'guaranteeFund';

/** The row whose form the address opens, `?currency=UZS&row=7&code=12&name=…`; the list turns to its page. */
const useOpenRow = (currency: Currency) => {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { data } = useListContext<FundRow>();
  const [, setSaved] = useStore<SavedRecord | undefined>(savedRecordKey(KIND));
  const address = new URLSearchParams(search);
  const isOther = (address.get('currency') ?? currency) !== currency;
  const id = isOther ? undefined : (address.get('row') ?? undefined);
  const sought = {
    id,
    code: address.get('code') ?? undefined,
    name: address.get('name') ?? undefined,
  };
  const hasId = (row?: FundRow) => row !== undefined && String(row.id) === id;
  const found = rowFinder(data ?? [])(sought);
  const row = hasId(found) ? found : undefined;
  const isElsewhere = id !== undefined && data !== undefined && !data.some(hasId);
  useEffect(() => {
    if (isElsewhere) setSaved({ id, title: '' });
  }, [isElsewhere, id, setSaved]);
  const goTo = (query: string) => navigate(pathname + query, { replace: true, state });
  return {
    id,
    sought,
    row,
    open: (row: FundRow) =>
      goTo(
        `?${new URLSearchParams({ currency, row: String(row.id), code: codeOf(row), name: textOf(row.name) })}`,
      ),
    close: () => goTo(''),
  };
};

/** The values that react-admin's `useUpdate` is saving. */
const usePendingRow = () =>
  useMutationState({
    filters: { mutationKey: [KIND, 'update'], status: 'pending' },
    select: ({ state }) => Object(state.variables).data as FundRow | undefined,
  }).at(-1);

interface FundRowsProps {
  currency: Currency;
  /** The list that waits for approval; its rows are edited then. */
  proposed: RaRecord | undefined;
  /** Whether `proposed` is up to date. */
  isCurrent: boolean;
}

/** The rows of a currency. An edited row shows its new values at once, and the former ones if the save fails. */
export const FundRows = ({ currency, proposed, isCurrent }: FundRowsProps) => {
  const translate = useTranslate();
  const list = useListContext<FundRow>();
  const { id, sought, row, open, close } = useOpenRow(currency);
  const isLoading = useIsFetching({ queryKey: [KIND, 'getList'] }) > 0;
  const waiting = useMemo(() => rowsOfList(proposed), [proposed]);
  const [opened, setOpened] = useState<FundRow>();
  if (opened && String(opened.id) !== id) setOpened(undefined);
  if (!opened && row && isCurrent) setOpened(waiting.find((each) => each.id === row.id) ?? row);
  const queryClient = useQueryClient();
  const readAgain = () => {
    // react-admin has written the row to all lists that have its id, which other currencies may have too
    queryClient.removeQueries({ queryKey: [KIND, 'getList'], type: 'inactive' });
    // not awaited, because the form's own effects would wait too
    void list.refetch();
  };
  const pending = usePendingRow();
  const data = list.data?.map((each) => (each.id === pending?.id ? { ...each, ...pending } : each));
  return (
    <ListContextProvider value={{ ...list, data } as typeof list}>
      {id && !row && !opened && !isLoading && (
        <GoneRow id={id} sought={sought} currency={currency} onFound={open} />
      )}
      <FundTable
        label={`${translate(`resources.${KIND}.name`)}: ${currency}`}
        first={<DataTable.Col source="id" />}
        onEdit={open}
      />
      {opened && (
        <FundRowEdit key={opened.id} currency={currency} row={opened} onSettled={readAgain} onClose={close} />
      )}
    </ListContextProvider>
  );
};

interface GoneRowProps {
  id: string;
  sought: Partial<FundRow>;
  currency: Currency;
  onFound: (row: FundRow) => void;
}

/** Finds a row under its new id; offers the unsaved input for a removed one as a new row of a new list. */
const GoneRow = ({ id, sought, currency, onFound }: GoneRowProps) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { data } = useGetOne<FundList>(
    FUND_LISTS,
    { id: currency },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  const found = data && rowFinder(Object.values(data.readRows))(sought);
  const isThere = found !== undefined && String(found.id) === id;
  const isRenumbered = found !== undefined && !isThere;
  const open = useEvent(onFound);
  useEffect(() => {
    if (isRenumbered) open(found);
  }, [isRenumbered, found, open]);
  if (!data || isThere || isRenumbered) return null;
  return (
    <RecreateContext
      value={{
        title: translate('guaranteeFund.goneRow'),
        formFor: ({ code, name, fund }) => ({
          kind: FUND_LISTS,
          item: currency,
          path: `${basename}/addGuaranteeFund${currency}`,
          title: newListTitle(currency),
          values: { typing: { code, name, fund } },
        }),
      }}
    >
      <RecordContextProvider value={{ id }}>
        <Slot name="missingRecord" />
      </RecordContextProvider>
    </RecreateContext>
  );
};
