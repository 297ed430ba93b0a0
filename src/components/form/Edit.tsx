import type { ReactNode } from 'react';
import {
  type CreateProps,
  type EditProps,
  Create as RaCreate,
  Edit as RaEdit,
  useParams,
  useResourceContext,
} from 'react-admin';
import { FormUnavailable } from './FormUnavailable.tsx';

/** In place of react-admin's card and bar of actions: the form has its own. */
const bare = {
  component: 'div',
  title: false,
  actions: false,
  sx: { '& .RaCreate-noActions, & .RaEdit-noActions': { marginTop: 0 } },
} as const;

/** react-admin's; after a save it leads to the list. */
export const Create = (props: CreateProps) => <RaCreate {...bare} redirect="list" {...props} />;

/** The copies that lists cache for react-admin may be older than the row that was clicked: the form reads under a key of its own. */
const query = {
  meta: { form: true },
  gcTime: 0,
  onError: () => undefined,
};

interface FormEditProps extends EditProps {
  children: ReactNode;
}

/** react-admin's, which saves before it leads to the list. */
export const Edit = ({ children, ...props }: FormEditProps) => {
  const resource = useResourceContext();
  const { id } = useParams<{ id: string }>();
  return (
    <RaEdit
      key={`${resource} ${id}`}
      {...bare}
      mutationMode="pessimistic"
      redirect="list"
      queryOptions={query}
      error={false}
      render={({ record, error, refetch }) =>
        record ? children : <FormUnavailable error={error} onRetry={() => refetch()} />
      }
      {...props}
    />
  );
};
