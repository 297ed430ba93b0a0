import { EditBase, Form, useCreatePath, useEditContext, useNavigate, useResourceContext } from 'ra-core';
import type { ReactNode } from 'react';
import { FormFrame } from './FormFrame.tsx';
import { FormUnavailable } from './FormUnavailable.tsx';
import { type AfterSave, useSaveCallbacks } from './useSaveCallbacks.ts';

export interface ItemEditProps {
  submitLabel?: string;
  after?: AfterSave;
  children: ReactNode;
}

// under a key of its own: the copies that lists keep for react-admin may be older than the row that was clicked
const meta = { form: true };

const queryOptions = { meta, gcTime: 0, onError: (error: Error) => console.error(error) };

/** The form of an item that exists. «Сбросить» forgets the item, and the empty form stands at the same address. */
export const ItemEdit = ({ submitLabel = 'form.edit', after, children }: ItemEditProps) => {
  const { failure, isSaved, mutationOptions } = useSaveCallbacks('updated', after);
  const resource = useResourceContext();
  const createPath = useCreatePath();
  const navigate = useNavigate();

  const handleReset = () => {
    isSaved.current = true;
    navigate(createPath({ resource, type: 'create' }), { replace: true });
  };

  return (
    <EditBase
      mutationMode="pessimistic"
      mutationOptions={{ ...mutationOptions, meta }}
      queryOptions={queryOptions}
      redirect={false}
    >
      <Loaded>
        <FormFrame submitLabel={submitLabel} failure={failure} isSaved={isSaved} onReset={handleReset}>
          {children}
        </FormFrame>
      </Loaded>
    </EditBase>
  );
};

const Loaded = ({ children }: { children: ReactNode }) => {
  const { record, error, refetch } = useEditContext();
  if (record) return <Form key={record.id}>{children}</Form>;
  return <FormUnavailable error={error} onRetry={() => refetch()} />;
};
