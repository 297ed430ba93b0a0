import TypeIcon from '@mui/icons-material/AccountTreeOutlined';
import KindIcon from '@mui/icons-material/GavelOutlined';
import type { ResourceProps } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { NormativeDocumentCreate, NormativeDocumentEdit } from './NormativeDocumentForm.tsx';
import { NormativeDocumentList } from './NormativeDocumentList.tsx';
import { NormativeDocumentTypeCreate, NormativeDocumentTypeEdit } from './NormativeDocumentTypeForm.tsx';
import { NormativeDocumentTypeList } from './NormativeDocumentTypeList.tsx';

export const normativeDocuments = {
  name: 'normativeDocuments',
  icon: KindIcon,
  list: NormativeDocumentList,
  create: NormativeDocumentCreate,
  edit: NormativeDocumentEdit,
  recordRepresentation: titleOf,
} satisfies ResourceProps;

export const normativeDocumentTypes = {
  name: 'normativeDocumentTypes',
  icon: TypeIcon,
  list: NormativeDocumentTypeList,
  create: NormativeDocumentTypeCreate,
  edit: NormativeDocumentTypeEdit,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
