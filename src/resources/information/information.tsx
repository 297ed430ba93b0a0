import TypeIcon from '@mui/icons-material/CategoryOutlined';
import KindIcon from '@mui/icons-material/TableChartOutlined';
import type { RaRecord, ResourceProps } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { InformationCreate, InformationEdit } from './InformationForm.tsx';
import { InformationList } from './InformationList.tsx';
import { InformationTypeCreate, InformationTypeEdit } from './InformationTypeForm.tsx';
import { InformationTypeList } from './InformationTypeList.tsx';

export const informationTypes = {
  name: 'informationTypes',
  icon: TypeIcon,
  list: InformationTypeList,
  create: InformationTypeCreate,
  edit: InformationTypeEdit,
  recordRepresentation: ({ id, name }: RaRecord) => name || `№ ${id}`,
} satisfies ResourceProps;

export const information = {
  name: 'information',
  icon: KindIcon,
  list: InformationList,
  create: InformationCreate,
  edit: InformationEdit,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
