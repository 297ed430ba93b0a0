import KindIcon from '@mui/icons-material/CategoryOutlined';
import type { RaRecord, ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.ts';

const form = () => import('./InformationTypeForm.tsx');

export const informationTypes = {
  name: 'informationTypes',
  icon: KindIcon,
  list: lazyScreen(() => import('./InformationTypeList.tsx'), 'InformationTypeList'),
  create: lazyScreen(form, 'InformationTypeCreate'),
  edit: lazyScreen(form, 'InformationTypeEdit'),
  recordRepresentation: ({ id, name }: RaRecord) => name || `№ ${id}`,
} satisfies ResourceProps;
