import { useStoreContext } from 'ra-core';
import type { ReactNode } from 'react';
import { DayInput } from '../../components/form/DayInput.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PlainInput } from '../../components/form/PlainInput.tsx';
import type { AfterSave } from '../../components/form/useSave.ts';
import { titleOf } from '../../components/titleOf.ts';
import { CoverInput } from '../../components/upload/CoverInput.tsx';
import { PdfInput } from '../../components/upload/PdfInput.tsx';
import { type Wanted, wantedKey } from '../../components/wanted.ts';
import { today } from '../../dates.ts';
import { RichTextInput } from '../../richText/RichTextInput.tsx';
import { DeskReturn } from './DeskReturn.tsx';

interface PublicationFormProps {
  /** Inputs that only one kind has. */
  children?: ReactNode;
}

const newPublication = () => ({ posted: today(), status: '' });

export const PublicationCreate = ({ children }: PublicationFormProps) => (
  <ItemCreate defaultValues={newPublication} after={useShowPending()}>
    <PublicationInputs>{children}</PublicationInputs>
  </ItemCreate>
);

/** A new item is pending: the list opens there, without a search that would hide it, and shows it. */
const useShowPending = (): AfterSave => {
  const { setItem } = useStoreContext();
  return (resource = '', id, saved) => {
    const wanted: Wanted = { id: id || undefined, title: titleOf({ id: 0, ...saved }) };
    setItem(`${resource}.status`, 'pending');
    setItem(`${resource}.pending.filter`, {});
    setItem(wantedKey(resource), wanted);
    return resource;
  };
};

export const PublicationEdit = ({ children }: PublicationFormProps) => (
  <ItemEdit>
    <DeskReturn />
    <PublicationInputs>{children}</PublicationInputs>
  </ItemEdit>
);

const PublicationInputs = ({ children }: PublicationFormProps) => (
  <LanguageTabs
    aside={
      <>
        <CoverInput />
        <PdfInput />
      </>
    }
    shared={
      <>
        <DayInput source="posted" />
        {children}
      </>
    }
  >
    <PlainInput source="title" label="form.title" />
    <RichTextInput source="description" label="form.description" />
  </LanguageTabs>
);
