import TypeIcon from '@mui/icons-material/AccountTreeOutlined';
import KindIcon from '@mui/icons-material/GavelOutlined';
import { screen } from '../../components/screen.tsx';

const form = () => import('./NormativeDocumentForm.tsx');
const typeForm = () => import('./NormativeDocumentTypeForm.tsx');

export const normativeDocuments = {
  normativeDocuments: {
    icon: KindIcon,
    list: screen(() => import('./NormativeDocumentList.tsx'), 'NormativeDocumentList'),
    create: screen(form, 'NormativeDocumentCreate'),
    edit: screen(form, 'NormativeDocumentEdit'),
  },
  normativeDocumentTypes: {
    icon: TypeIcon,
    list: screen(() => import('./NormativeDocumentTypeList.tsx'), 'NormativeDocumentTypeList'),
    create: screen(typeForm, 'NormativeDocumentTypeCreate'),
    edit: screen(typeForm, 'NormativeDocumentTypeEdit'),
  },
};
