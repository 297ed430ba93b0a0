import Icon from '@mui/icons-material/MenuBookOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('./GlossaryForm.tsx');

export const glossary = {
  name: 'glossary',
  icon: Icon,
  list: screen(() => import('./GlossaryList.tsx'), 'GlossaryList'),
  create: screen(form, 'GlossaryCreate'),
  edit: screen(form, 'GlossaryEdit'),
  recordRepresentation: titleOf,
} satisfies ResourceProps;
