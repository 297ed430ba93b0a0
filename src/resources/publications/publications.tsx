import NewsIcon from '@mui/icons-material/ArticleOutlined';
import DepoNewsIcon from '@mui/icons-material/CampaignOutlined';
import CompassIcon from '@mui/icons-material/ExploreOutlined';
import MessagesIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import type { ResourceProps } from 'react-admin';
import { titleOf } from '../../components/titleOf.ts';
import { NewsCreate, NewsEdit, PublicationCreate, PublicationEdit } from './PublicationForm.tsx';
import { PublicationList } from './PublicationList.tsx';

const publication = {
  list: PublicationList,
  create: PublicationCreate,
  edit: PublicationEdit,
  recordRepresentation: titleOf,
};

export const news = {
  ...publication,
  name: 'news',
  icon: NewsIcon,
  create: NewsCreate,
  edit: NewsEdit,
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
