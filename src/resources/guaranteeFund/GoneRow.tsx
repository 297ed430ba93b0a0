import { RecordContextProvider, useBasename, useGetOne, useTranslate } from 'react-admin';
import { Slot } from '../../components/features.tsx';
import { RecreateContext } from '../../components/form/recreate.ts';
import { FUND_LISTS, type FundList } from '../../dataProvider/guaranteeFund.ts';
import { newListTitle } from '../../i18n/guaranteeFund.ts';
import type { Currency } from '../../wire/wire.ts';

interface GoneRowProps {
  id: string;
  currency: Currency;
}

/** Offers what was typed of a row that has left the newest list: for a new one, in a new list. */
export const GoneRow = ({ id, currency }: GoneRowProps) => {
  const translate = useTranslate();
  const basename = useBasename();
  const { data } = useGetOne<FundList>(
    FUND_LISTS,
    { id: currency },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  if (!data || `#${id}` in data) return null;
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
