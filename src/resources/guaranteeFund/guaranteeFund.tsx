import Icon from '@mui/icons-material/AccountBalanceOutlined';
import { Tab, Tabs } from '@mui/material';
import { useEffect } from 'react';
import {
  type RaRecord,
  RecordContextProvider,
  ResourceContextProvider,
  type ResourceProps,
  useBasename,
  useLocation,
  useStore,
  useTranslate,
} from 'react-admin';
import { Slot } from '../../components/features.tsx';
import { FormTools } from '../../components/form/FormHeader.tsx';
import { CreateButton } from '../../components/list/CreateButton.tsx';
import { List } from '../../components/list/List.tsx';
import { PageHeader } from '../../components/PageHeader.tsx';
import { useProposal } from '../../components/useProposal.ts';
import { endpoints } from '../../dataProvider/endpoints.ts';
import { FUND_LISTS, listIdOf } from '../../dataProvider/fundRows.ts';
import { textOf } from '../../dataProvider/listing.ts';
import { newListTitle } from '../../i18n/kinds.ts';
import type { ScreenName } from '../../wire/kinds.ts';
import { CURRENCIES, type Currency } from '../../wire/wire.ts';
import { FundRows } from './FundRows.tsx';

/** The currency in the link to a row's draft. */
const currencyIn = (search: string) => {
  const name = new URLSearchParams(search).get('currency');
  return CURRENCIES.find((each) => each === name);
};

/** The newest amounts by currency, UZS first (part 2, §2). */
const FundList = () => {
  const translate = useTranslate();
  const basename = useBasename();
  const [currency, setCurrency] = useStore<Currency>('guaranteeFund.currency', 'UZS');
  const inAddress = currencyIn(useLocation().search);
  useEffect(() => {
    if (inAddress) setCurrency(inAddress);
  }, [inAddress, setCurrency]);
  return (
    <>
      <PageHeader title={translate('resources.guaranteeFund.name')}>
        <ResourceContextProvider value={FUND_LISTS}>
          <RecordContextProvider value={{ id: currency }}>
            <Slot name="rowMarks" />
            <Slot name="listTools" />
          </RecordContextProvider>
        </ResourceContextProvider>
        <RecordContextProvider value={{ id: listIdOf(currency) }}>
          <FormTools />
        </RecordContextProvider>
        <CreateButton to={`${basename}/addGuaranteeFund${currency}`}>
          {translate('guaranteeFund.add', { currency })}
        </CreateButton>
      </PageHeader>
      <Tabs
        value={currency}
        onChange={(_event, chosen: Currency) => setCurrency(chosen)}
        aria-label={translate('guaranteeFund.currencies')}
        sx={{ marginBottom: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {CURRENCIES.map((name) => (
          <Tab
            key={name}
            value={name}
            label={name}
            id={`tab-${name}`}
            aria-controls={name === currency ? 'tab-content' : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="tab-content" aria-labelledby={`tab-${currency}`}>
        <FundTab key={currency} currency={currency} />
      </div>
    </>
  );
};

const FundTab = ({ currency }: { currency: Currency }) => {
  const { state, isCurrent } = useProposal('guaranteeFund', listIdOf(currency));
  return (
    <>
      <Slot name="proposalNotice" kind="guaranteeFund" id={listIdOf(currency)} state={state} />
      <List title={false} storeKey={currency} filter={{ currency }} perPage={endpoints.guaranteeFund.perPage}>
        <FundRows currency={currency} proposed={state?.proposed} isCurrent={isCurrent} />
      </List>
    </>
  );
};

export const guaranteeFund = {
  name: 'guaranteeFund',
  icon: Icon,
  list: FundList,
  recordRepresentation: ({ name }: RaRecord) => textOf(name),
} satisfies ResourceProps & { name: ScreenName };

/** A currency's list as a whole, which /addGuaranteeFundUZS, USD and EUR edit. */
export const fundLists = {
  name: FUND_LISTS,
  recordRepresentation: ({ id }: RaRecord) => newListTitle(String(id)),
} satisfies ResourceProps;
