import Icon from '@mui/icons-material/AccountBalanceOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';

export const guaranteeFund = {
  name: 'guaranteeFund',
  icon: Icon,
  list: screen(() => import('./FundList.tsx'), 'FundList'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
