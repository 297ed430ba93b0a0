import NewsIcon from '@mui/icons-material/ArticleOutlined';
import DepoNewsIcon from '@mui/icons-material/CampaignOutlined';
import CompassIcon from '@mui/icons-material/ExploreOutlined';
import MessagesIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import type { ComponentType } from 'react';
import { screen } from '../../components/screen.tsx';

const form = () => import('./PublicationForm.tsx');
// by itself: inputs that are named here would be loaded with every list
const newsForm = () => import('./NewsForm.tsx');
const PublicationList = screen(() => import('./PublicationList.tsx'), 'PublicationList');
const PublicationCreate = screen<'PublicationCreate', object>(form, 'PublicationCreate');
const PublicationEdit = screen<'PublicationEdit', object>(form, 'PublicationEdit');
const NewsCreate = screen(newsForm, 'NewsCreate');
const NewsEdit = screen(newsForm, 'NewsEdit');

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
