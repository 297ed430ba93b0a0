import NewsIcon from '@mui/icons-material/ArticleOutlined';
import DepoNewsIcon from '@mui/icons-material/CampaignOutlined';
import CompassIcon from '@mui/icons-material/ExploreOutlined';
import MessagesIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import type { ComponentType, ReactNode } from 'react';
import { CheckboxInput } from '../../components/form/CheckboxInput.tsx';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { RichTextEditor } from '../../components/richText/editor.ts';

const form = () => import('./PublicationForm.tsx');
const PublicationList = lazyScreen(() => import('./PublicationList.tsx'), 'PublicationList');
const PublicationCreate = lazyScreen(form, 'PublicationCreate', RichTextEditor.preload);
const PublicationEdit = lazyScreen(form, 'PublicationEdit', RichTextEditor.preload);

/** @param ownInputs - inputs that only this kind has */
const publication = (icon: ComponentType, ownInputs?: ReactNode) => ({
  icon,
  list: PublicationList,
  create: <PublicationCreate>{ownInputs}</PublicationCreate>,
  edit: <PublicationEdit>{ownInputs}</PublicationEdit>,
});

export const publications = {
  news: publication(
    NewsIcon,
    <CheckboxInput source="isReferToCorruption" label="form.isReferToCorruption" />,
  ),
  depoNews: publication(DepoNewsIcon),
  depoCompasses: publication(CompassIcon),
  depoMessages: publication(MessagesIcon),
};
