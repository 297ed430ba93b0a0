import { type RaRecord, useCreate, useResourceContext } from 'ra-core';
import { Fragment, type ReactNode, useState } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { newKey } from '../../dataProvider/attempts.ts';
import { blankOf } from '../../kinds.ts';
import { useMayLeave } from './exit.ts';
import { FormFrame } from './FormFrame.tsx';
import { ItemForm } from './ItemForm.tsx';
import { useIsDirty } from './useIsDirty.ts';
import { useReopen } from './useReopen.ts';
import { type AfterSave, type Saving, useSave } from './useSave.ts';

export interface ItemCreateProps {
  /** What a new item starts with beside its empty languages; made anew after every reset. */
  defaultValues?: () => Partial<RaRecord>;
  /** What is known of the new item beforehand; «Сбросить» empties this too. */
  preset?: Partial<RaRecord>;
  submitLabel?: string;
  after?: AfterSave;
  children: ReactNode;
}

/** The form of a new item. «Сбросить» empties it, «Вернуть» takes that back. */
export const ItemCreate = ({ defaultValues, preset, after, ...frame }: ItemCreateProps) => {
  const resource = useResourceContext();
  const blank = () => ({ ...blankOf(resource), ...defaultValues?.() });
  const [first] = useState(() => ({ ...blank(), ...preset }));
  const [create] = useCreate<RaRecord>();
  const saving = useSave({
    run: (data, meta) => create(resource, { data, meta }, { returnPromise: true }),
    success: 'created',
    after,
  });
  return (
    <ItemForm defaultValues={first} onSubmit={saving.save}>
      <CreateFrame blank={blank} saving={saving} {...frame} />
    </ItemForm>
  );
};

interface CreateFrameProps {
  blank: () => FieldValues;
  saving: Saving;
  submitLabel?: string;
  children: ReactNode;
}

const CreateFrame = ({ blank, saving, submitLabel = 'form.publish', children }: CreateFrameProps) => {
  const { reset, getValues } = useFormContext();
  const isDirty = useIsDirty();
  const mayLeave = useMayLeave();
  const reopen = useReopen(saving.exit);
  const [typed, setTyped] = useState<{ values: FieldValues; key: string }>();
  const [round, setRound] = useState(0);

  const handleReset = () => {
    if (isDirty) setTyped({ values: getValues(), key: saving.key });
    saving.setKey(newKey());
    saving.files.forgetAll();
    reset(blank());
    setRound(round + 1);
  };
  const handleTakeBack = async () => {
    if (!typed || !(await mayLeave())) return;
    await saving.exit.current.draft?.beginAnew();
    saving.files.forgetAll();
    reset(typed.values, { keepDefaultValues: true });
    saving.setKey(typed.key);
    setTyped(undefined);
    setRound(round + 1);
  };

  return (
    <FormFrame
      submitLabel={submitLabel}
      saving={saving}
      emptying={{ onReset: handleReset, onTakeBack: typed ? handleTakeBack : reopen }}
    >
      <Fragment key={round}>{children}</Fragment>
    </FormFrame>
  );
};
