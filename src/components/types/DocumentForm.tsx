import type { RaRecord } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { FormUnavailable } from '../form/FormUnavailable.tsx';
import { ItemCreate } from '../form/ItemCreate.tsx';
import { ItemEdit } from '../form/ItemEdit.tsx';
import { LanguageTabs } from '../form/LanguageTabs.tsx';
import { PlainInput } from '../form/PlainInput.tsx';
import type { AfterSave } from '../form/useSave.ts';
import { PdfInput } from '../upload/PdfInput.tsx';
import { TypeInput } from './TypeSelect.tsx';
import { useTypedForm } from './useTypes.ts';

interface DocumentFormProps {
  /** Where a save leads when it is not simply the list of the document's type. */
  after?: AfterSave;
  /** Inputs beside the type. */
  children?: ReactNode;
}

interface DocumentCreateProps extends DocumentFormProps {
  defaultValues?: () => Partial<RaRecord>;
  submitLabel?: string;
}

/** The form of a new document; it starts with the type that was chosen in the list. */
export const DocumentCreate = ({ defaultValues, submitLabel, ...form }: DocumentCreateProps) => {
  const { types, idField, preset, after } = useTypedForm();
  // the dropdown of the form asks again for what failed: the form must not go while it does
  const [wasAsked, setWasAsked] = useState(false);
  if (!types.isPending && !wasAsked) setWasAsked(true);
  if (types.isPending && !wasAsked) return <FormUnavailable error={null} onRetry={types.refetch} />;
  return (
    <ItemCreate
      defaultValues={() => ({ [idField]: null, ...defaultValues?.() })}
      submitLabel={submitLabel}
      preset={preset}
      after={form.after ?? after}
    >
      <DocumentInputs>{form.children}</DocumentInputs>
    </ItemCreate>
  );
};

export const DocumentEdit = (form: DocumentFormProps) => {
  const { after } = useTypedForm();
  return (
    <ItemEdit after={form.after ?? after}>
      <DocumentInputs>{form.children}</DocumentInputs>
    </ItemEdit>
  );
};

const DocumentInputs = ({ children }: { children?: ReactNode }) => (
  <LanguageTabs
    aside={<PdfInput />}
    shared={
      <>
        <TypeInput />
        {children}
      </>
    }
  >
    <PlainInput source="title" label="form.title" />
  </LanguageTabs>
);
