import Icon from '@mui/icons-material/AccountBalanceOutlined';
import type { RaRecord, ResourceProps } from 'react-admin';
import { FUND_LISTS } from '../../dataProvider/guaranteeFund.ts';
import { newListTitle } from '../../i18n/kinds.ts';
import { FundList } from './FundList.tsx';

export const guaranteeFund = {
  name: 'guaranteeFund',
  icon: Icon,
  list: FundList,
  recordRepresentation: ({ name }: RaRecord) => String(name ?? ''),
} satisfies ResourceProps;

/** The list of a currency as a whole, which the screens /addGuaranteeFundUZS, USD and EUR edit. */
export const fundLists = {
  name: FUND_LISTS,
  recordRepresentation: ({ id }: RaRecord) => newListTitle(String(id)),
} satisfies ResourceProps;
