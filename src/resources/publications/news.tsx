import NewsIcon from '@mui/icons-material/ArticleOutlined';
import type { ResourceProps } from 'ra-core';
import { CheckboxInput } from '../../components/form/CheckboxInput.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { PublicationCreate, PublicationEdit, PublicationList } from './screens.ts';

const antiCorruption = <CheckboxInput source="isReferToCorruption" label="form.isReferToCorruption" />;

export const news = {
  name: 'news',
  icon: NewsIcon,
  list: PublicationList,
  create: <PublicationCreate>{antiCorruption}</PublicationCreate>,
  edit: <PublicationEdit>{antiCorruption}</PublicationEdit>,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
