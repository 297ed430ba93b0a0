import TypeIcon from '@mui/icons-material/CategoryOutlined';
import KindIcon from '@mui/icons-material/TableChartOutlined';
import type { RaRecord } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.tsx';

const form = () => import('./InformationForm.tsx');
const typeForm = () => import('./InformationTypeForm.tsx');

export const information = {
  informationTypes: {
    icon: TypeIcon,
    list: lazyScreen(() => import('./InformationTypeList.tsx'), 'InformationTypeList'),
    create: lazyScreen(typeForm, 'InformationTypeCreate'),
    edit: lazyScreen(typeForm, 'InformationTypeEdit'),
    recordRepresentation: ({ id, name }: RaRecord) => name || `№ ${id}`,
  },
  information: {
    icon: KindIcon,
    list: lazyScreen(() => import('./InformationList.tsx'), 'InformationList'),
    create: lazyScreen(form, 'InformationCreate'),
    edit: lazyScreen(form, 'InformationEdit'),
  },
};
