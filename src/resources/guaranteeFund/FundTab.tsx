import { RecordList } from '../../components/RecordList.tsx';
import type { Currency } from '../../dataProvider/wire.ts';
import { FundRows } from './FundRows.tsx';

/** The specification shows no page size: a list of the fund stands on one page. */
const ONE_PAGE = 1000;

export const FundTab = ({ currency }: { currency: Currency }) => (
  <RecordList name={currency} filter={{ currency }} perPage={ONE_PAGE}>
    <FundRows currency={currency} />
  </RecordList>
);
