import type { ReactNode } from 'react';
import { EntryTitleInput } from '../../components/form/EntryTitleInput.tsx';
import { ItemCreate } from '../../components/form/ItemCreate.tsx';
import { ItemEdit } from '../../components/form/ItemEdit.tsx';
import { LanguageTabs } from '../../components/form/LanguageTabs.tsx';
import { PostedInput } from '../../components/form/PostedInput.tsx';
import { RichTextInput } from '../../components/richText/RichTextInput.tsx';
import { CoverInput } from '../../components/upload/CoverInput.tsx';
import { PdfInput } from '../../components/upload/PdfInput.tsx';
import { today } from '../../dates.ts';

interface PublicationFormProps {
  /** Inputs that only one kind has. */
  children?: ReactNode;
}

const newPublication = () => ({ posted: today(), status: '' });

export const PublicationCreate = ({ children }: PublicationFormProps) => (
  <ItemCreate defaultValues={newPublication}>
    <PublicationInputs>{children}</PublicationInputs>
  </ItemCreate>
);

export const PublicationEdit = ({ children }: PublicationFormProps) => (
  <ItemEdit>
    <PublicationInputs>{children}</PublicationInputs>
  </ItemEdit>
);

const PARTS = ['title', 'description', 'coverId', 'pdfId'];

const PublicationInputs = ({ children }: PublicationFormProps) => (
  <LanguageTabs
    parts={PARTS}
    aside={
      <>
        <CoverInput />
        <PdfInput />
      </>
    }
    shared={
      <>
        <PostedInput />
        {children}
      </>
    }
  >
    <EntryTitleInput />
    <RichTextInput source="description" label="form.description" />
  </LanguageTabs>
);
