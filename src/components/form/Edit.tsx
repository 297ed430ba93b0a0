import { createContext, type ReactNode, useState } from 'react';
import {
  type CreateProps,
  type EditProps,
  Create as RaCreate,
  Edit as RaEdit,
  useEditContext,
  useParams,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { FormUnavailable } from './FormUnavailable.tsx';

/** Replaces react-admin's card and action bar, because the form has its own. */
const bare = {
  component: 'div',
  title: false,
  actions: false,
  sx: { '& .RaCreate-noActions, & .RaEdit-noActions': { marginTop: 0 } },
} as const;

/** react-admin's Create; after a save it leads to the list. */
export const Create = (props: CreateProps) => <RaCreate {...bare} redirect="list" {...props} />;

/** A query key of its own: react-admin's cached records from lists may be older than the clicked row. */
const query = {
  meta: { form: true },
  gcTime: 0,
  onError: () => undefined,
};

/** Opens the form anew with the newest state of its record; undefined for a new one. */
export const ReopenContext = createContext<(() => void) | undefined>(undefined);

/** react-admin's Edit, which waits for the save before it leads to the list. */
export const Edit = ({ children, ...props }: EditProps) => {
  const resource = useResourceContext();
  const { id } = useParams<{ id: string }>();
  const [round, setRound] = useState(0);
  return (
    <ReopenContext value={() => setRound(round + 1)}>
      <RaEdit
        key={`${resource} ${id} ${round}`}
        {...bare}
        mutationMode="pessimistic"
        redirect="list"
        queryOptions={query}
        error={false}
        render={() => <WhenRead>{children}</WhenRead>}
        {...props}
      />
    </ReopenContext>
  );
};

/** Shows the form once its record is read: a cached one may be older than a save that has just left the form. */
const WhenRead = ({ children }: { children: ReactNode }) => {
  const { resource, record, error, isFetching, refetch } = useEditContext();
  const redirect = useRedirect();
  const [isRead, setIsRead] = useState(false);
  if (!isRead && record && !isFetching && !error) setIsRead(true);
  if (isRead) return children;
  return (
    <FormUnavailable error={error} onRetry={() => refetch()} toList={() => redirect('list', resource)} />
  );
};
