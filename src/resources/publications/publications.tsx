import NewsIcon from '@mui/icons-material/ArticleOutlined';
import DepoNewsIcon from '@mui/icons-material/CampaignOutlined';
import CompassIcon from '@mui/icons-material/ExploreOutlined';
import MessagesIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import type { ResourceProps } from 'react-admin';
import { BooleanInput } from '../../components/form/inputs.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { PublicationCreate, PublicationEdit } from './PublicationForm.tsx';
import { PublicationList } from './PublicationList.tsx';

const publication = {
  list: PublicationList,
  create: PublicationCreate,
  edit: PublicationEdit,
  recordRepresentation: titleOf,
};

const ofNews = <BooleanInput source="isReferToCorruption" />;

export const news = {
  ...publication,
  name: 'news',
  icon: NewsIcon,
  create: <PublicationCreate>{ofNews}</PublicationCreate>,
  edit: <PublicationEdit>{ofNews}</PublicationEdit>,
} satisfies ResourceProps;

export const depoNews = { ...publication, name: 'depoNews', icon: DepoNewsIcon } satisfies ResourceProps;

export const depoCompasses = {
  ...publication,
  name: 'depoCompasses',
  icon: CompassIcon,
} satisfies ResourceProps;

export const depoMessages = {
  ...publication,
  name: 'depoMessages',
  icon: MessagesIcon,
} satisfies ResourceProps;
