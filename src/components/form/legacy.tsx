import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { session } from '../../session.ts';
import { lazyScreen } from '../lazyScreen.tsx';
import { type Uploads, useUploads } from '../upload/uploads.ts';
import { useIsAtRest } from '../useIsAtRest.ts';
import { useExit } from './exit.ts';
import type { FormFiles } from './formFiles.ts';
import { type Editing, useEditing, useIsFormLocked, useSaveFailure } from './formState.ts';
import { FormWorkContext } from './formWork.ts';
import { faultsOf } from './useFieldFaults.ts';

const OldTools = lazyScreen<'FormTools', { record: RaRecord }>(
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

/** The editorial desk's buttons. */
export const LegacyTools = () => {
  const record = useEditing().opened;
  const isDue = useIsAtRest(record !== undefined && session.hasFeature('revisions'));
  return record && isDue ? (
    <Suspense fallback={null}>
      <OldTools record={record} />
    </Suspense>
  ) : null;
};

/** The form for inputs that are still written for the former one. */
export const LegacyForm = ({ children }: { children: ReactNode }) => {
  const editing = useEditing();
  const uploads = useUploads();
  const isLocked = useIsFormLocked();
  const failure = useSaveFailure();
  const exit = useExit();
  const [files] = useState(() => filesOf(editing, uploads));
  const faults = useMemo(() => faultsOf(failure), [failure]);
  const work = useMemo(
    () => ({ isLocked, faults, files, exit, setKey: (key: string) => editing.setSaveKey(key) }),
    [isLocked, faults, files, exit, editing],
  );
  return <FormWorkContext value={work}>{children}</FormWorkContext>;
};
