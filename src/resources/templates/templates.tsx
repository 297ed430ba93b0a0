import KindIcon from '@mui/icons-material/FileCopyOutlined';
import type { ResourceProps } from 'ra-core';
import { lazyScreen } from '../../components/lazyScreen.ts';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('./TemplateForm.tsx');

export const templates = {
  name: 'templates',
  icon: KindIcon,
  list: lazyScreen(() => import('./TemplateList.tsx'), 'TemplateList'),
  create: lazyScreen(form, 'TemplateCreate'),
  edit: lazyScreen(form, 'TemplateEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
