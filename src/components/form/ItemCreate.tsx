import { CreateBase, Form, type RaRecord, useResourceContext } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { blankOf } from '../../kinds.ts';
import { FormFrame } from './FormFrame.tsx';
import { type AfterSave, useSaveCallbacks } from './useSaveCallbacks.ts';

export interface ItemCreateProps {
  /** What a new item starts with beside its empty languages; made anew after every reset. */
  defaultValues?: () => Partial<RaRecord>;
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
  const resource = useResourceContext();
  const blank = () => ({ ...blankOf(resource), ...defaultValues?.() });
  const [{ round, values }, setBlank] = useState(() => ({ round: 0, values: { ...blank(), ...preset } }));
  return (
    <CreateBase mutationOptions={mutationOptions} redirect={false}>
      <Form key={round} defaultValues={values}>
        <FormFrame
          submitLabel={submitLabel}
          failure={failure}
          isSaved={isSaved}
          onReset={() => setBlank({ round: round + 1, values: blank() })}
        >
          {children}
        </FormFrame>
      </Form>
    </CreateBase>
  );
};
