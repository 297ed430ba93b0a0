import TypeIcon from '@mui/icons-material/CategoryOutlined';
import KindIcon from '@mui/icons-material/TableChartOutlined';
import type { RaRecord, ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('./InformationForm.tsx');
const typeForm = () => import('./InformationTypeForm.tsx');

export const informationTypes = {
  name: 'informationTypes',
  icon: TypeIcon,
  list: screen(() => import('./InformationTypeList.tsx'), 'InformationTypeList'),
  create: screen(typeForm, 'InformationTypeCreate'),
  edit: screen(typeForm, 'InformationTypeEdit'),
  recordRepresentation: ({ id, name }: RaRecord) => name || `№ ${id}`,
} satisfies ResourceProps;

export const information = {
  name: 'information',
  icon: KindIcon,
  list: screen(() => import('./InformationList.tsx'), 'InformationList'),
  create: screen(form, 'InformationCreate'),
  edit: screen(form, 'InformationEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
