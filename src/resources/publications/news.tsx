import NewsIcon from '@mui/icons-material/ArticleOutlined';
import type { ResourceProps } from 'ra-core';
import { BooleanInput } from 'ra-ui-materialui';
import { titleOf } from '../../components/titleOf.ts';
import { PublicationCreate, PublicationEdit } from './PublicationForm.tsx';
import { PublicationList } from './PublicationList.tsx';

const antiCorruption = (
  <BooleanInput
    source="isReferToCorruption"
    label="form.isReferToCorruption"
    defaultValue={false}
    helperText={false}
  />
);

export const news = {
  name: 'news',
  icon: NewsIcon,
  list: PublicationList,
  create: <PublicationCreate>{antiCorruption}</PublicationCreate>,
  edit: <PublicationEdit>{antiCorruption}</PublicationEdit>,
  recordRepresentation: titleOf,
} satisfies ResourceProps;
