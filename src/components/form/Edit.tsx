import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import {
  Edit as RaEdit,
  type EditProps as RaEditProps,
  type RaRecord,
  useParams,
  useResourceContext,
} from 'react-admin';
import { handOver } from '../../dataProvider/handOver.ts';
import { FormUnavailable } from './FormUnavailable.tsx';
import { EditingContext, useNewEditing } from './formState.ts';
import { ReopenContext } from './NewerRecord.tsx';
import { type AfterSave, useSaveEffects } from './useSaveEffects.ts';

interface EditProps extends Omit<RaEditProps, 'children' | 'redirect'> {
  redirect?: AfterSave;
  children: ReactNode;
}

/** The copies that lists cache for react-admin may be older than the row that was clicked: the form reads under a key of its own. */
const query = {
  meta: { form: true },
  gcTime: 0,
  onError: () => undefined,
};

const noSpace = { '& .RaEdit-noActions': { marginTop: 0 } };

/** react-admin's, with the record that the list handed over, and the toasts of the catalogue. */
export const Edit = (props: EditProps) => {
  const resource = useResourceContext() ?? '';
  const { id } = useParams<{ id: string }>();
  const queryClient = useQueryClient();
  const [round, setRound] = useState(0);
  const reopen = (newer: RaRecord) => {
    handOver.complete(resource, newer);
    // the form opened anew would start with the cached record
    queryClient.setQueryData([resource, 'getOne', { id: String(id), meta: query.meta }], newer);
    setRound(round + 1);
  };
  return (
    <ReopenContext value={reopen}>
      <EditForm key={`${resource} ${id} ${round}`} {...props} />
    </ReopenContext>
  );
};

const EditForm = ({ redirect = 'list', children, ...props }: EditProps) => {
  const editing = useNewEditing();
  const effects = useSaveEffects({ editing, success: 'updated', redirect });
  return (
    <EditingContext value={editing}>
      <RaEdit
        component="div"
        sx={noSpace}
        title={false}
        actions={false}
        mutationMode="pessimistic"
        redirect={redirect}
        queryOptions={query}
        mutationOptions={effects}
        error={false}
        render={({ record, error, refetch }) =>
          record ? children : <FormUnavailable error={error} onRetry={() => refetch()} />
        }
        {...props}
      />
    </EditingContext>
  );
};
