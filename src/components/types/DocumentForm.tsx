import { type ReactNode, useState } from 'react';
import type { RedirectionSideEffect } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { ChoiceInput } from '../form/ChoiceInput.tsx';
import { Create, Edit } from '../form/Edit.tsx';
import { FormUnavailable } from '../form/FormUnavailable.tsx';
import { TextInput } from '../form/inputs.tsx';
import { LanguageTabs } from '../form/LanguageTabs.tsx';
import { SimpleForm } from '../form/SimpleForm.tsx';
import { PdfInput } from '../upload/PdfInput.tsx';
import { useTypeChoices, useTypedForm } from './useTypes.ts';

interface DocumentFormProps {
  /** Initial values besides the type. */
  defaultValues?: () => FieldValues;
  submitLabel?: string;
  /** Where a save leads, if not to the list of the document's type. */
  redirect?: RedirectionSideEffect;
  children?: ReactNode;
}

/** The form of a new document, with the type chosen in the list. */
export const DocumentCreate = ({ redirect, ...form }: DocumentFormProps) => {
  const { types, isLoading, preset, after } = useTypedForm();
  // the form stays as it was opened: a type preset later would empty it
  const [opened, setOpened] = useState<{ record: typeof preset }>();
  if (!isLoading && !opened) setOpened({ record: preset });
  if (!opened) return <FormUnavailable error={types.error} onRetry={types.refetch} />;
  return (
    <Create record={opened.record} redirect={redirect ?? after}>
      <DocumentForm {...form} />
    </Create>
  );
};

export const DocumentEdit = ({ redirect, ...form }: Omit<DocumentFormProps, 'submitLabel'>) => {
  const { after } = useTypedForm();
  return (
    <Edit redirect={redirect ?? after}>
      <DocumentForm {...form} />
    </Edit>
  );
};

const DocumentForm = ({ defaultValues, submitLabel, children }: DocumentFormProps) => {
  const { idField } = useTypedForm();
  const types = useTypeChoices('id');
  return (
    <SimpleForm defaultValues={() => ({ [idField]: null, ...defaultValues?.() })} submitLabel={submitLabel}>
      <LanguageTabs
        aside={<PdfInput />}
        shared={
          <>
            <ChoiceInput source={idField} placeholder="types.choose" choicesFor={() => types} />
            {children}
          </>
        }
      >
        <TextInput source="title" />
      </LanguageTabs>
    </SimpleForm>
  );
};
