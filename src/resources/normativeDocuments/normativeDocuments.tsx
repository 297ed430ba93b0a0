import TypeIcon from '@mui/icons-material/AccountTreeOutlined';
import KindIcon from '@mui/icons-material/GavelOutlined';
import { lazyScreen } from '../../components/lazyScreen.tsx';

const form = () => import('./NormativeDocumentForm.tsx');
const typeForm = () => import('./NormativeDocumentTypeForm.tsx');

export const normativeDocuments = {
  normativeDocuments: {
    icon: KindIcon,
    list: lazyScreen(() => import('./NormativeDocumentList.tsx'), 'NormativeDocumentList'),
    create: lazyScreen(form, 'NormativeDocumentCreate'),
    edit: lazyScreen(form, 'NormativeDocumentEdit'),
  },
  normativeDocumentTypes: {
    icon: TypeIcon,
    list: lazyScreen(() => import('./NormativeDocumentTypeList.tsx'), 'NormativeDocumentTypeList'),
    create: lazyScreen(typeForm, 'NormativeDocumentTypeCreate'),
    edit: lazyScreen(typeForm, 'NormativeDocumentTypeEdit'),
  },
};
