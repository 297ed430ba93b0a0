import KindIcon from '@mui/icons-material/GavelOutlined';
import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.ts';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('./NormativeDocumentForm.tsx');

export const normativeDocuments = {
  name: 'normativeDocuments',
  icon: KindIcon,
  list: lazyScreen(() => import('./NormativeDocumentList.tsx'), 'NormativeDocumentList'),
  create: lazyScreen(form, 'NormativeDocumentCreate'),
  edit: lazyScreen(form, 'NormativeDocumentEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
