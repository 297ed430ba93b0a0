import KindIcon from '@mui/icons-material/AccountTreeOutlined';
import type { RaRecord, ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.ts';

const form = () => import('./NormativeDocumentTypeForm.tsx');

export const normativeDocumentTypes = {
  name: 'normativeDocumentTypes',
  icon: KindIcon,
  list: lazyScreen(() => import('./NormativeDocumentTypeList.tsx'), 'NormativeDocumentTypeList'),
  create: lazyScreen(form, 'NormativeDocumentTypeCreate'),
  edit: lazyScreen(form, 'NormativeDocumentTypeEdit'),
  recordRepresentation: ({ id, nameRu }: RaRecord) => nameRu || `№ ${id}`,
} satisfies ResourceProps;
