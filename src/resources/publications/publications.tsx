import NewsIcon from '@mui/icons-material/ArticleOutlined';
import DepoNewsIcon from '@mui/icons-material/CampaignOutlined';
import CompassIcon from '@mui/icons-material/ExploreOutlined';
import MessagesIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import type { ComponentType } from 'react';
import { lazyScreen } from '../../components/lazyScreen.tsx';

const form = () => import('./PublicationForm.tsx');
// by itself: inputs that are named here would be loaded with every list
const newsForm = () => import('./NewsForm.tsx');
const PublicationList = lazyScreen(() => import('./PublicationList.tsx'), 'PublicationList');
const PublicationCreate = lazyScreen<'PublicationCreate', object>(form, 'PublicationCreate');
const PublicationEdit = lazyScreen<'PublicationEdit', object>(form, 'PublicationEdit');
const NewsCreate = lazyScreen(newsForm, 'NewsCreate');
const NewsEdit = lazyScreen(newsForm, 'NewsEdit');

const publication = (icon: ComponentType) => ({
  icon,
  list: PublicationList,
  create: <PublicationCreate />,
  edit: <PublicationEdit />,
});

export const publications = {
  news: { ...publication(NewsIcon), create: <NewsCreate />, edit: <NewsEdit /> },
  depoNews: publication(DepoNewsIcon),
  depoCompasses: publication(CompassIcon),
  depoMessages: publication(MessagesIcon),
};
