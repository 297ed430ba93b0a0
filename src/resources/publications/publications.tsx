import NewsIcon from '@mui/icons-material/ArticleOutlined';
import DepoNewsIcon from '@mui/icons-material/CampaignOutlined';
import CompassIcon from '@mui/icons-material/ExploreOutlined';
import MessagesIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import type { ResourceProps } from 'react-admin';
import { screen } from '../../components/screen.tsx';
import { titleOf } from '../../components/titleOf.ts';

const form = () => import('./PublicationForm.tsx');

const publication = {
  list: screen(() => import('./PublicationList.tsx'), 'PublicationList'),
  create: screen(form, 'PublicationCreate'),
  edit: screen(form, 'PublicationEdit'),
  recordRepresentation: titleOf,
};

export const news = {
  ...publication,
  name: 'news',
  icon: NewsIcon,
  create: screen(form, 'NewsCreate'),
  edit: screen(form, 'NewsEdit'),
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
