import FundIcon from '@mui/icons-material/AccountBalanceOutlined';
import type { ResourceProps } from 'ra-core';
import { FundList } from './screens.ts';

export const guaranteeFund = {
  name: 'guaranteeFund',
  icon: FundIcon,
  list: FundList,
} satisfies ResourceProps;
