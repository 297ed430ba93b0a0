import FundIcon from '@mui/icons-material/AccountBalanceOutlined';
import { lazyScreen } from '../../components/lazyScreen.ts';

export const FundDraftScreen = lazyScreen(() => import('./FundDraftScreen.tsx'), 'FundDraftScreen');

export const guaranteeFund = {
  icon: FundIcon,
  list: lazyScreen(() => import('./FundList.tsx'), 'FundList'),
};
