import { type Identifier, type RaRecord, useNotify, useRedirect, useResourceContext } from 'ra-core';
import { useRef, useState } from 'react';

/**
 * Where a successful save leads: the matching list, an address such as `/dashboard`, or an address under it that depends
 * on what was saved, such as `templates?code=2`.
 */
export type AfterSave =
  | 'list'
  | `/${string}`
  | ((resource?: string, id?: Identifier, saved?: Partial<RaRecord>) => string);

/**
 * What follows a save: the kind's toast, then the matching list; or the kind's failure text, with everything typed kept.
 *
 * After a 401 react-admin resolves the save with `{}`; that is no success, and the session's end is handled elsewhere.
 */
export const useSaveCallbacks = (success: 'created' | 'updated', after: AfterSave = 'list') => {
  const notify = useNotify();
  const redirect = useRedirect();
  const resource = useResourceContext() ?? '';
  const [failure, setFailure] = useState<Error | null>(null);
  const isSaved = useRef(false);
  const text = (name: string) => `resources.${resource}.notifications.${name}`;

  return {
    failure,
    isSaved,
    mutationOptions: {
      onMutate: () => setFailure(null),
      onSuccess: (data: Partial<RaRecord>) => {
        if (data?.id === undefined) return;
        isSaved.current = true;
        notify(text(success), { type: 'success' });
        redirect(after, resource, data.id, data);
      },
      onError: (error: Error) => {
        console.error(error);
        setFailure(error);
        notify(text('failed'), { type: 'error' });
      },
    },
  };
};
