import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { ListContextProvider, ResourceContextProvider, useTranslate } from 'ra-core';
import { useState } from 'react';
import { ListPages } from '../../components/ListPages.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { RecordTable } from '../../components/RecordTable.tsx';
import { useLocalList } from '../../components/useLocalList.ts';
import { type Account, accountCalls } from '../../dataProvider/accountCalls.ts';
import { AccountForm } from './AccountForm.tsx';
import { accountColumns, Editing } from './accountColumns.tsx';
import { type Given, GivenPassword } from './GivenPassword.tsx';
import { SecondFactorRoles } from './SecondFactorRoles.tsx';
import { ACCOUNTS, useRead } from './useRead.ts';

const NONE: readonly Account[] = [];
const PER_PAGE = 10;

export const AccountsScreen = () => (
  <ResourceContextProvider value={ACCOUNTS}>
    <Accounts />
  </ResourceContextProvider>
);

const Accounts = () => {
  const translate = useTranslate();
  const { data, error, refetch } = useRead(accountCalls.list);
  const { list } = useLocalList(data ?? NONE, PER_PAGE);
  const [form, setForm] = useState<{ account?: Account }>();
  const [given, setGiven] = useState<Given[]>([]);
  const give = (one: Given) => setGiven((former) => [...former, one]);
  const title = translate('accounts.title');
  const state = { isPending: !data && !error, error, refetch };

  return (
    <>
      <PageHeader title={title}>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setForm({})}>
          {translate('accounts.add')}
        </Button>
      </PageHeader>
      <Editing value={{ edit: (account) => setForm({ account }), give }}>
        <ListContextProvider value={{ ...list, ...state } as typeof list}>
          <RecordTable columns={accountColumns} label={title} emptyText="accounts.empty" />
          <ListPages />
        </ListContextProvider>
      </Editing>
      <SecondFactorRoles />
      {form && <AccountForm account={form.account} onGiven={give} onClose={() => setForm(undefined)} />}
      {given[0] && (
        <GivenPassword key={given[0].password} given={given[0]} onClose={() => setGiven(given.slice(1))} />
      )}
    </>
  );
};
