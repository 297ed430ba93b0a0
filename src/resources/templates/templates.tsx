import Icon from '@mui/icons-material/FileCopyOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('../../components/types/DocumentForm.tsx');

export const templates = {
  name: 'templates',
  icon: Icon,
  list: screen(() => import('./TemplateList.tsx'), 'TemplateList'),
  create: screen(form, 'DocumentCreate'),
  edit: screen(form, 'DocumentEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
