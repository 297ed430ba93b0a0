import KindIcon from '@mui/icons-material/TableChartOutlined';
import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.ts';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('./InformationForm.tsx');

export const information = {
  name: 'information',
  icon: KindIcon,
  list: lazyScreen(() => import('./InformationList.tsx'), 'InformationList'),
  create: lazyScreen(form, 'InformationCreate'),
  edit: lazyScreen(form, 'InformationEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
