import { CreateBase, Form, type RaRecord } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { FormFrame } from './FormFrame.tsx';
import { type AfterSave, useSaveCallbacks } from './useSaveCallbacks.ts';

export interface ItemCreateProps {
  /** The empty values of a new item; made anew after every reset. */
  defaultValues: () => Partial<RaRecord>;
  /** What is known of the new item beforehand; «Сбросить» empties this too. */
  preset?: Partial<RaRecord>;
  submitLabel?: string;
  after?: AfterSave;
  children: ReactNode;
}

/** The form of a new item. «Сбросить» empties it. */
export const ItemCreate = ({
  defaultValues,
  preset,
  submitLabel = 'form.publish',
  after,
  children,
}: ItemCreateProps) => {
  const { failure, isSaved, mutationOptions } = useSaveCallbacks('created', after);
  const [{ round, values }, setBlank] = useState(() => ({
    round: 0,
    values: { ...defaultValues(), ...preset },
  }));
  return (
    <CreateBase mutationOptions={mutationOptions} redirect={false}>
      <Form key={round} defaultValues={values}>
        <FormFrame
          submitLabel={submitLabel}
          failure={failure}
          isSaved={isSaved}
          onReset={() => setBlank({ round: round + 1, values: defaultValues() })}
        >
          {children}
        </FormFrame>
      </Form>
    </CreateBase>
  );
};
