import { RecordList } from '../../components/RecordList.tsx';
import type { Currency } from '../../dataProvider/wire.ts';
import { FundRows } from './FundRows.tsx';
import { ROWS_PER_PAGE } from './fundRow.ts';

export const FundTab = ({ currency }: { currency: Currency }) => (
  <RecordList name={currency} filter={{ currency }} perPage={ROWS_PER_PAGE}>
    <FundRows currency={currency} />
  </RecordList>
);
