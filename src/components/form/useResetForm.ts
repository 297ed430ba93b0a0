import { createContext, useEffect, useEffectEvent, useState } from 'react';
import {
  type RaRecord,
  useCreatePath,
  useFormIsDirty,
  useLocation,
  useNavigate,
  useRecordContext,
  useResourceContext,
  useStoreContext,
} from 'react-admin';
import { flushSync } from 'react-dom';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { newKey } from '../../dataProvider/attempts.ts';
import { handOver } from '../../dataProvider/handOver.ts';
import type { Uploads } from '../upload/uploads.ts';
import { type SaveProgress, useEditing } from './formState.ts';
import { mayLeave } from './leaving.ts';
import { whileLocked } from './whileLocked.ts';

interface ResetActions {
  reset: () => void;
  /** Restores the values; defined after the form was emptied. */
  takeBack?: () => void;
}

export const ResetContext = createContext<ResetActions>({ reset: () => undefined });

/** What «Сбросить» removed from the form of a stored record, enough to open the record again as it was. */
interface EmptiedForm {
  /** The key of the empty form's history entry. */
  at: number;
  resource: string;
  /** As it was opened last. */
  record: RaRecord;
  progress: SaveProgress;
  /** The unsaved input; undefined when there was none. */
  input?: Input;
}

/** The values of a form, and by source the files that have not arrived at the depository. */
interface Input {
  values: FieldValues;
  files: [source: string, file: File][];
}

const EMPTIED = 'form.emptied';
const RETURNING = 'form.returning';

/**
 * «Сбросить» and «Вернуть». A new record's form is emptied; the form of a stored record becomes that of a new one at the same address. The
 * removed values are kept in memory for the history entry of the empty form.
 *
 * @returns `round` changes when the inputs have to be remounted
 */
export const useResetForm = (blank: () => FieldValues, uploads: Uploads) => {
  const editing = useEditing();
  const resource = useResourceContext() ?? '';
  const record = useRecordContext();
  const isDirty = useFormIsDirty();
  const { reset, getValues } = useFormContext();
  const { getItem, setItem, removeItem } = useStoreContext();
  const { state } = useLocation();
  const createPath = useCreatePath();
  const navigate = useNavigate();
  const [typed, setTyped] = useState<Input & { progress: SaveProgress }>();
  const [round, setRound] = useState(0);
  const stored = getItem<EmptiedForm | undefined>(EMPTIED);
  const emptied = stored && stored.at === state?.emptied ? stored : undefined;

  const readInput = (): Input | undefined => {
    const files = [...uploads.all()].flatMap(([source, { status, file }]): Input['files'] =>
      file && status !== 'sent' ? [[source, file]] : [],
    );
    return isDirty || files.length > 0 ? { values: getValues(), files } : undefined;
  };
  const sendAgain = ({ files }: Input) => {
    for (const [source, file] of files) uploads.start(source, file);
  };

  const fill = (values: FieldValues, progress: SaveProgress, options?: { keepDefaultValues: boolean }) => {
    uploads.forgetAll();
    reset(values, options);
    editing.resume(progress);
    setRound(round + 1);
  };

  const openEmpty = (opened: RaRecord) => {
    const at = Date.now();
    setItem(EMPTIED, { at, resource, record: opened, progress: editing.progress, input: readInput() });
    editing.draft?.drop();
    editing.enter('leaving');
    navigate(createPath({ resource, type: 'create' }), { replace: true, state: { emptied: at } });
  };

  const empty = () => {
    const input = readInput();
    if (input) setTyped({ ...input, progress: editing.progress });
    fill(blank(), { key: newKey() });
  };

  const takeBackTyped = async ({ progress, ...input }: Input & { progress: SaveProgress }) => {
    if (!(await mayLeave())) return;
    // a save was begun meanwhile
    if (editing.isBusy) return;
    await whileLocked(editing, async (isStillLocked) => {
      await editing.draft?.beginAnew();
      if (!isStillLocked()) return;
      flushSync(() => fill(input.values, progress, { keepDefaultValues: true }));
      sendAgain(input);
      setTyped(undefined);
    });
  };

  const reopen = async (form: EmptiedForm) => {
    if (!(await mayLeave())) return;
    editing.enter('leaving');
    removeItem(EMPTIED);
    setItem(RETURNING, form);
    handOver.offer(resource, form.record);
    navigate(createPath({ resource, type: 'edit', id: form.record.id }), { replace: true });
  };

  const fillReturned = useEffectEvent(() => {
    const form = getItem<EmptiedForm | undefined>(RETURNING);
    removeItem(RETURNING);
    if (!form?.input || form.resource !== resource || form.record.id !== record?.id) return;
    reset(form.input.values, { keepDefaultValues: true });
    editing.resume(form.progress);
    sendAgain(form.input);
  });
  const [isMounted, setIsMounted] = useState(false);
  // react-admin's form resets itself in an effect that runs after the first effect of its children
  useEffect(() => {
    if (isMounted) fillReturned();
    else setIsMounted(true);
  }, [isMounted]);

  return {
    round,
    reset: () => (record?.id ? openEmpty(editing.opened ?? record) : empty()),
    takeBack: typed
      ? () => void takeBackTyped(typed).catch(console.error)
      : emptied && (() => reopen(emptied)),
  };
};
