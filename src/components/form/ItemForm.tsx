import {
  OptionalRecordContextProvider,
  type RaRecord,
  SourceContextProvider,
  useResourceContext,
} from 'ra-core';
import { type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { type FieldValues, FormProvider, type SubmitHandler, useForm } from 'react-hook-form';

interface ItemFormProps {
  /** What is opened; without it nothing was stored yet. */
  record?: RaRecord;
  /** What a new one starts with. */
  defaultValues?: FieldValues;
  onSubmit: SubmitHandler<FieldValues>;
  children: ReactNode;
}

/**
 * The form around the inputs of an item: it starts with what it is given when it is mounted, and never again. react-admin's own fills
 * itself once more from an effect, for which every field of it is drawn twice.
 */
export const ItemForm = ({ record, defaultValues = record, onSubmit, children }: ItemFormProps) => {
  const resource = useResourceContext();
  const form = useForm({ defaultValues });
  // whoever asks for it by `useFormState` is drawn again when it changes; in here it would draw everybody
  const [formState] = useState(form.formState);
  const source = useMemo(
    () => ({
      getSource: (name: string) => name,
      getLabel: (name: string) => `resources.${resource}.fields.${name}`,
    }),
    [resource],
  );
  const handleSubmit = (event: FormEvent) => {
    // a form of a window above it is not this one's
    event.stopPropagation();
    void form.handleSubmit(onSubmit)(event);
  };
  return (
    <OptionalRecordContextProvider value={record}>
      <SourceContextProvider value={source}>
        <FormProvider {...form} formState={formState}>
          <form onSubmit={handleSubmit}>{children}</form>
        </FormProvider>
      </SourceContextProvider>
    </OptionalRecordContextProvider>
  );
};
