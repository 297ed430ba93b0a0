import { ListContextProvider, useListContext, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { ListPages } from '../../components/ListPages.tsx';
import { type Column, RecordTable } from '../../components/RecordTable.tsx';
import type { Currency, FundRow } from '../../dataProvider/guaranteeFund.ts';
import { EditRowAction } from './EditRowAction.tsx';
import { FundRowForm } from './FundRowForm.tsx';
import { fundColumns } from './fundColumns.tsx';
import { useEditRow } from './useEditRow.ts';

const shared = fundColumns<FundRow>((row) => row, '');

/** The rows of a currency. An edited row shows its new values at once, and its former ones again if the save fails. */
export const FundRows = ({ currency }: { currency: Currency }) => {
  const translate = useTranslate();
  const list = useListContext<FundRow>();
  const [editing, setEditing] = useState<FundRow>();
  const { save, pending, error, forgetError } = useEditRow(() => setEditing(undefined));

  const columns: readonly Column<FundRow>[] = useMemo(
    () => [
      {
        label: 'guaranteeFund.columns.edit',
        variant: 'bare',
        render: (row) => (
          <EditRowAction
            name={row.name}
            onClick={() => {
              forgetError();
              setEditing(row);
            }}
          />
        ),
      },
      { label: 'guaranteeFund.columns.id', source: 'id', render: ({ id }) => id },
      ...shared,
    ],
    [forgetError],
  );
  const data = list.data?.map((row) => (row.id === pending?.id ? pending : row));

  return (
    <ListContextProvider value={{ ...list, data } as typeof list}>
      <RecordTable columns={columns} label={`${translate('resources.guaranteeFund.name')}: ${currency}`} />
      <ListPages />
      {editing && (
        <FundRowForm
          title={translate('guaranteeFund.editTitle')}
          submitLabel={translate('guaranteeFund.saveRow')}
          row={editing}
          saving={pending !== undefined}
          failure={error}
          onSave={save}
          onClose={() => setEditing(undefined)}
        />
      )}
    </ListContextProvider>
  );
};
