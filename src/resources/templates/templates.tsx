import Icon from '@mui/icons-material/FileCopyOutlined';
import type { ResourceProps } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { DocumentCreate, DocumentEdit } from '../../components/types/DocumentForm.tsx';
import { TemplateList } from './TemplateList.tsx';

export const templates = {
  name: 'templates',
  icon: Icon,
  list: TemplateList,
  create: DocumentCreate,
  edit: DocumentEdit,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
