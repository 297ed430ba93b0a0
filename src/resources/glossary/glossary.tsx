import Icon from '@mui/icons-material/MenuBookOutlined';
import type { ResourceProps } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { GlossaryCreate, GlossaryEdit } from './GlossaryForm.tsx';
import { GlossaryList } from './GlossaryList.tsx';

export const glossary = {
  name: 'glossary',
  icon: Icon,
  list: GlossaryList,
  create: GlossaryCreate,
  edit: GlossaryEdit,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
