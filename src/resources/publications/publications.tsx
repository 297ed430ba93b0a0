import NewsIcon from '@mui/icons-material/ArticleOutlined';
import DepoNewsIcon from '@mui/icons-material/CampaignOutlined';
import CompassIcon from '@mui/icons-material/ExploreOutlined';
import MessagesIcon from '@mui/icons-material/MarkunreadMailboxOutlined';
import type { ReactNode } from 'react';
import { type RedirectionSideEffect, type ResourceProps, useStoreContext } from 'react-admin';
import { Create, Edit } from '../../components/form/Edit.tsx';
import { BooleanInput, DateInput, TextInput } from '../../components/form/inputs.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { RichTextInput } from '../../components/form/RichTextInput.tsx';
import { SimpleForm } from '../../components/form/SimpleForm.tsx';
import { titleOf } from '../../components/titleOf.ts';
import { CoverInput } from '../../components/upload/CoverInput.tsx';
import { PdfInput } from '../../components/upload/PdfInput.tsx';
import { today } from '../../dates.ts';
import type { ScreenName } from '../../wire/kinds.ts';
import { PublicationList } from './PublicationList.tsx';

const newPublication = () => ({ posted: today(), status: '' });

const PublicationCreate = ({ children }: { children: ReactNode }) => (
  <Create redirect={useShowPending()}>{children}</Create>
);

/** A new item is pending, so the list opens at that tab, without a search that would hide the item. */
const useShowPending = (): RedirectionSideEffect => {
  const { setItem, removeItem } = useStoreContext();
  return (resource = '') => {
    setItem(`${resource}.status`, 'pending');
    removeItem(`${resource}.pending`);
    return resource;
  };
};

const files = (
  <>
    <CoverInput />
    <PdfInput />
  </>
);

/** @param more - inputs common to all languages */
const publication = (more?: ReactNode) => {
  const shared = (
    <>
      <DateInput source="posted" />
      {more}
    </>
  );
  const form = (
    <SimpleForm defaultValues={newPublication}>
      <LanguageTabs aside={files} shared={shared}>
        <TextInput source="title" />
        <RichTextInput source="description" />
      </LanguageTabs>
    </SimpleForm>
  );
  return {
    list: PublicationList,
    create: <PublicationCreate>{form}</PublicationCreate>,
    edit: <Edit>{form}</Edit>,
    recordRepresentation: titleOf,
  };
};

export const news = {
  ...publication(<BooleanInput source="isReferToCorruption" />),
  name: 'news',
  icon: NewsIcon,
} satisfies ResourceProps & { name: ScreenName };

export const depoNews = { ...publication(), name: 'depoNews', icon: DepoNewsIcon } satisfies ResourceProps & {
  name: ScreenName;
};

export const depoCompasses = {
  ...publication(),
  name: 'depoCompasses',
  icon: CompassIcon,
} satisfies ResourceProps & { name: ScreenName };

export const depoMessages = {
  ...publication(),
  name: 'depoMessages',
  icon: MessagesIcon,
} satisfies ResourceProps & { name: ScreenName };
