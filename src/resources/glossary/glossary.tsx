import KindIcon from '@mui/icons-material/MenuBookOutlined';
import { lazyScreen } from '../../components/lazyScreen.ts';

const form = () => import('./GlossaryForm.tsx');

export const glossary = {
  icon: KindIcon,
  list: lazyScreen(() => import('./GlossaryList.tsx'), 'GlossaryList'),
  create: lazyScreen(form, 'GlossaryCreate'),
  edit: lazyScreen(form, 'GlossaryEdit'),
};
