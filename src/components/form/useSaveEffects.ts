import {
  type Identifier,
  type RaRecord,
  useLocation,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin';
import { Conflict } from '../../dataProvider/conflict.ts';
import { SessionEnded } from '../../dataProvider/http.ts';
import { UploadsFailed } from '../upload/uploads.ts';
import { type Editing, SaveHandled } from './formState.ts';

/**
 * Where a successful save leads: the matching list, an address such as `/dashboard`, or an address under it that depends
 * on what was saved, such as `templates?code=2`.
 */
export type AfterSave =
  | 'list'
  | `/${string}`
  | ((resource?: string, id?: Identifier, saved?: Partial<RaRecord>) => string);

/** Where a form leads that was opened from elsewhere than its list, as its history entry says. */
const originIn = (state: unknown): AfterSave | undefined => {
  const { comesBackTo } = Object(state);
  return typeof comesBackTo === 'string' ? `/${comesBackTo.replace(/^\/+/, '')}` : undefined;
};

/** Failures that are shown elsewhere than in a toast, or have not failed yet. */
const isSilent = (error: unknown) =>
  [SessionEnded, SaveHandled, UploadsFailed, Conflict].some((kind) => error instanceof kind);

interface SaveEffects {
  editing: Editing;
  success: 'created' | 'updated';
  redirect: AfterSave;
}

/**
 * What follows a save: the kind's toast and the matching list, or where the user wanted to go meanwhile; or the kind's failure text,
 * with everything typed kept.
 */
export const useSaveEffects = ({ editing, success, redirect }: SaveEffects) => {
  const resource = useResourceContext() ?? '';
  const notify = useNotify();
  const goTo = useRedirect();
  const origin = originIn(useLocation().state);
  const toast = (name: string) => `resources.${resource}.notifications.${name}`;
  return {
    onSuccess: (saved: RaRecord) => {
      const done = editing.isRecreated ? 'created' : success;
      notify(toast(saved.proposed ? 'proposed' : done), { type: 'success' });
      if (editing.continueLeaving) editing.continueLeaving();
      else goTo(origin ?? redirect, resource, saved.id, saved);
    },
    onError: (error: unknown) => {
      if (!isSilent(error)) notify(toast('failed'), { type: 'error' });
    },
  };
};
