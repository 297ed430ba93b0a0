import TypeIcon from '@mui/icons-material/CategoryOutlined';
import KindIcon from '@mui/icons-material/TableChartOutlined';
import type { RaRecord } from 'react-admin';
import { screen } from '../../components/screen.tsx';

const form = () => import('./InformationForm.tsx');
const typeForm = () => import('./InformationTypeForm.tsx');

export const information = {
  informationTypes: {
    icon: TypeIcon,
    list: screen(() => import('./InformationTypeList.tsx'), 'InformationTypeList'),
    create: screen(typeForm, 'InformationTypeCreate'),
    edit: screen(typeForm, 'InformationTypeEdit'),
    recordRepresentation: ({ id, name }: RaRecord) => name || `№ ${id}`,
  },
  information: {
    icon: KindIcon,
    list: screen(() => import('./InformationList.tsx'), 'InformationList'),
    create: screen(form, 'InformationCreate'),
    edit: screen(form, 'InformationEdit'),
  },
};
