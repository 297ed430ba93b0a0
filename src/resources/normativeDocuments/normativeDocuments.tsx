import TypeIcon from '@mui/icons-material/AccountTreeOutlined';
import KindIcon from '@mui/icons-material/GavelOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('./NormativeDocumentForm.tsx');
const typeForm = () => import('./NormativeDocumentTypeForm.tsx');

export const normativeDocuments = {
  name: 'normativeDocuments',
  icon: KindIcon,
  list: screen(() => import('./NormativeDocumentList.tsx'), 'NormativeDocumentList'),
  create: screen(form, 'NormativeDocumentCreate'),
  edit: screen(form, 'NormativeDocumentEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;

export const normativeDocumentTypes = {
  name: 'normativeDocumentTypes',
  icon: TypeIcon,
  list: screen(() => import('./NormativeDocumentTypeList.tsx'), 'NormativeDocumentTypeList'),
  create: screen(typeForm, 'NormativeDocumentTypeCreate'),
  edit: screen(typeForm, 'NormativeDocumentTypeEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
