import KindIcon from '@mui/icons-material/FileCopyOutlined';
import { lazyScreen } from '../../components/lazyScreen.ts';

const form = () => import('../../components/types/DocumentForm.tsx');

export const templates = {
  icon: KindIcon,
  list: lazyScreen(() => import('./TemplateList.tsx'), 'TemplateList'),
  create: lazyScreen(form, 'DocumentCreate'),
  edit: lazyScreen(form, 'DocumentEdit'),
};
