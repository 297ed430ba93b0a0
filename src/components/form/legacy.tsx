import {
  createContext,
  type ReactElement,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useNotify } from 'react-admin';
import { Conflict } from '../../dataProvider/conflict.ts';
import { session } from '../../session.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { type Uploads, useUploads } from '../upload/uploads.ts';
import { useIsAtRest } from '../useIsAtRest.ts';
import { ConflictPanel, preloadConflict } from './ConflictPanel.tsx';
import { type Exit, endingDraft, useExit } from './exit.ts';
import type { FormFiles } from './formFiles.ts';
import {
  type Editing,
  useEditing,
  useFormStatus,
  useIsFormLocked,
  useSaveFailure,
  useSaveMiddleware,
} from './formState.ts';
import { FormWorkContext } from './formWork.ts';
import { useAsking } from './useAsking.ts';
import { faultsOf } from './useFieldFaults.ts';
import type { Saving } from './useSave.ts';

const FormDraft = lazyScreen<'FormDraft', { saving: Saving }>(
  () => import('../../features/drafts/drafts.lazy.tsx'),
  'FormDraft',
);
const OldTools = lazyScreen<'FormTools', { record: NonNullable<Saving['opened']> }>(
  () => import('../../features/desk/desk.lazy.tsx'),
  'FormTools',
);

const filesOf = (editing: Editing, uploads: Uploads): FormFiles => ({
  send: (arrival) => uploads.add(arrival),
  settling: {
    add(flush) {
      const remove = editing.addFlush(flush);
      removals.set(flush, remove);
      return this as Set<() => void>;
    },
    delete: (flush) => removals.get(flush)?.() !== undefined,
    [Symbol.iterator]: () => [editing.flush][Symbol.iterator](),
  },
  set onTyping(listener: () => void) {
    editing.onTyping(listener);
  },
  get onTyping() {
    return editing.typed;
  },
  chosen: uploads.all,
  forget: (path) => uploads.forget(path),
  tellChoices: (listener) => {
    const tell = (path: string) => {
      const upload = uploads.all().get(path);
      listener(path, upload?.status === 'sending' ? upload.file : undefined);
    };
    for (const path of uploads.all().keys()) tell(path);
    uploads.subscribe((path) => path && tell(path));
  },
  restore: (chosen, unsent) => {
    for (const [path, known] of chosen) uploads.restore(path, known);
    for (const [path, file] of unsent) uploads.start(path, file);
  },
});

const removals = new WeakMap<() => void, () => void>();

/** What a form's draft and conflict write, as the state of the form. */
const exitOf = (editing: Editing, exit: Exit): Exit =>
  Object.defineProperties(exit, {
    isFree: {
      get: editing.isFree,
      set: (isFree: boolean) => isFree && editing.allowLeaving(),
    },
    isAnswered: { get: () => !editing.dropsDraft },
    draft: {
      get: () => editing.draft,
      set: (draft) => {
        editing.draft = draft;
      },
    },
  });

interface Legacy {
  saving?: Saving;
  conflict?: { panel: ReactElement; isAsking: boolean };
}

const LegacyContext = createContext<Legacy>({});

/** The open conflict of the last save. */
export const useLegacyConflict = () => useContext(LegacyContext).conflict;

/** The form's draft, above its inputs. */
export const LegacyDraft = () => {
  const { saving } = useContext(LegacyContext);
  return session.user()?.login && saving ? (
    <Suspense fallback={null}>
      <FormDraft saving={saving} />
    </Suspense>
  ) : null;
};

/** The editorial desk's buttons. */
export const LegacyTools = () => {
  const { saving } = useContext(LegacyContext);
  const record = saving?.opened;
  const isDue = useIsAtRest(record !== undefined && session.hasFeature('revisions'));
  return record && isDue ? (
    <Suspense fallback={null}>
      <OldTools record={record} />
    </Suspense>
  ) : null;
};

interface LegacyFeaturesProps {
  submit: () => void;
  children: ReactNode;
}

/** The features that are no plug-ins yet. */
export const LegacyFeatures = ({ submit, children }: LegacyFeaturesProps) => {
  const editing = useEditing();
  const uploads = useUploads();
  const notify = useNotify();
  const isLocked = useIsFormLocked();
  const status = useFormStatus();
  const failure = useSaveFailure();
  const exit = useExit();
  const [{ files, postscript }] = useState(() => {
    exitOf(editing, exit.current);
    return { files: filesOf(editing, uploads), postscript: { text: '' } };
  });
  const faults = useMemo(() => faultsOf(failure), [failure]);
  const { isAsking, onPutOff } = useAsking(failure instanceof Conflict, preloadConflict);

  useSaveMiddleware(async (resource, params, next) => {
    const answer = await endingDraft(exit, () => next(resource, params));
    if (postscript.text) notify(postscript.text, { type: 'info', autoHideDuration: 8000 });
    return answer;
  });

  const [, draw] = useState(0);
  useEffect(() => editing.subscribe(() => draw((times) => times + 1)), [editing]);
  const work = useMemo(
    () => ({ isLocked, faults, files, exit, setKey: (key: string) => editing.setSaveKey(key) }),
    [isLocked, faults, files, exit, editing],
  );
  const saving: Saving = {
    ...work,
    isSaving: status === 'saving',
    isWaiting: status === 'waiting',
    key: editing.saveKey,
    opened: editing.opened,
    continueFrom: (stored, said = '') => {
      editing.rebase(stored);
      postscript.text = said;
    },
  };
  const conflict =
    failure instanceof Conflict
      ? {
          panel: <ConflictPanel conflict={failure} saving={saving} onSubmit={submit} onPutOff={onPutOff} />,
          isAsking,
        }
      : undefined;
  return (
    <FormWorkContext value={work}>
      <LegacyContext value={{ saving, conflict }}>{children}</LegacyContext>
    </FormWorkContext>
  );
};
