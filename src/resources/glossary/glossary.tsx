import KindIcon from '@mui/icons-material/MenuBookOutlined';
import type { RaRecord, ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.ts';

const form = () => import('./GlossaryForm.tsx');

export const glossary = {
  name: 'glossary',
  icon: KindIcon,
  list: lazyScreen(() => import('./GlossaryList.tsx'), 'GlossaryList'),
  create: lazyScreen(form, 'GlossaryCreate'),
  edit: lazyScreen(form, 'GlossaryEdit'),
  recordRepresentation: ({ id, keyWordRu }: RaRecord) => keyWordRu || `№ ${id}`,
} satisfies ResourceProps;
