import {
  type RaRecord,
  useCreate,
  useCreatePath,
  useGetOne,
  useNavigate,
  useParams,
  useResourceContext,
  useUpdate,
} from 'ra-core';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { handOver } from '../../dataProvider/handOver.ts';
import { useEmptiedForm } from './emptiedForm.ts';
import { FormFrame } from './FormFrame.tsx';
import { FormUnavailable } from './FormUnavailable.tsx';
import { ItemForm } from './ItemForm.tsx';
import { NewerState } from './NewerState.tsx';
import { useIsDirty } from './useIsDirty.ts';
import { type AfterSave, type Saving, useSave } from './useSave.ts';

export interface ItemEditProps {
  submitLabel?: string;
  after?: AfterSave;
  children: ReactNode;
}

// under a key of its own: the copies that lists keep for react-admin may be older than the row that was clicked
const meta = { form: true };

const ONCE = {
  gcTime: 0,
  retry: false,
  refetchOnReconnect: false,
  refetchOnWindowFocus: false,
  onError: (error: Error) => console.error(error),
};

/** The form of an item that exists. «Сбросить» forgets the item, and the empty form stands at the same address. */
export const ItemEdit = (props: ItemEditProps) => {
  const resource = useResourceContext() ?? '';
  const { id = '' } = useParams<{ id: string }>();
  // nothing that is read again later may empty what somebody types
  const [record, setRecord] = useState<RaRecord>();
  const [round, setRound] = useState(0);
  const isOther = String(record?.id) !== id;
  // at once: a query tells of it after the screen has been drawn without
  const handedOver = isOther ? handOver.recordOf(resource, id) : undefined;
  const query = { ...ONCE, enabled: isOther && !handedOver };
  const { data, isFetching, error, refetch } = useGetOne<RaRecord>(resource, { id, meta }, query);
  const read = data && !isFetching && String(data.id) === id ? data : undefined;
  const opened = handedOver ?? read;
  if (isOther && opened) setRecord(opened);
  if (!record || isOther) return <FormUnavailable error={error} item={id} onRetry={() => refetch()} />;
  const handleShow = (newer: RaRecord) => {
    handOver.complete(resource, newer);
    setRecord(newer);
    setRound(round + 1);
  };
  return <EditForm key={`${record.id} ${round}`} record={record} onShow={handleShow} {...props} />;
};

interface EditFormProps extends ItemEditProps {
  record: RaRecord;
  /** A newer state of the record is to take the place of this one. */
  onShow: (newer: RaRecord) => void;
}

const EditForm = ({ record, after, ...frame }: EditFormProps) => {
  const resource = useResourceContext();
  const [update] = useUpdate<RaRecord>();
  const [create] = useCreate<RaRecord>();
  const saving = useSave({
    run: (data, meta) => {
      if (meta.isAnew) return create(resource, { data, meta }, { returnPromise: true });
      const params = { id: record.id, data, previousData: meta.opened, meta };
      return update(resource, params, { returnPromise: true });
    },
    success: 'updated',
    opened: record,
    after,
  });
  return (
    <ItemForm record={record} onSubmit={saving.save}>
      <EditFrame record={record} saving={saving} {...frame} />
    </ItemForm>
  );
};

interface EditFrameProps extends Omit<EditFormProps, 'after'> {
  saving: Saving;
}

const EditFrame = ({ record, onShow, saving, submitLabel = 'form.edit', children }: EditFrameProps) => {
  const resource = useResourceContext() ?? '';
  const { reset, getValues } = useFormContext();
  const isDirty = useIsDirty();
  const { keep, takeReturned } = useEmptiedForm();
  const createPath = useCreatePath();
  const navigate = useNavigate();

  const typeAgain = useEffectEvent(() => {
    const values = takeReturned(resource, record.id);
    if (values) reset(values, { keepDefaultValues: true });
  });
  useEffect(() => typeAgain(), []);

  const handleReset = () => {
    const at = Date.now();
    keep({ at, resource, record, values: isDirty ? getValues() : undefined });
    saving.exit.current.isFree = true;
    navigate(createPath({ resource, type: 'create' }), { replace: true, state: { emptied: at } });
  };

  return (
    <FormFrame submitLabel={submitLabel} saving={saving} emptying={{ onReset: handleReset }}>
      <NewerState record={record} onShow={onShow} />
      {children}
    </FormFrame>
  );
};
