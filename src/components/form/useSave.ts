import {
  type Identifier,
  type RaRecord,
  useLocation,
  useNotify,
  useRedirect,
  useResourceContext,
  useTranslate,
} from 'ra-core';
import { type BaseSyntheticEvent, type RefObject, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { newKey } from '../../dataProvider/attempts.ts';
import type { SaveMeta } from '../../dataProvider/conflict.ts';
import { useAct } from '../act/useAct.ts';
import { type Exit, endingDraft, useExit } from './exit.ts';
import { FilesMissing, FormFiles } from './formFiles.ts';

/**
 * Where a successful save leads: the matching list, an address such as `/dashboard`, or an address under it that depends
 * on what was saved, such as `templates?code=2`.
 */
export type AfterSave =
  | 'list'
  | `/${string}`
  | ((resource?: string, id?: Identifier, saved?: Partial<RaRecord>) => string);

interface SaveOptions {
  /** react-admin's create or update, which the types let answer nothing. */
  // biome-ignore lint/suspicious/noConfusingVoidType: as react-admin writes it
  run: (values: FieldValues, meta: FormMeta) => Promise<RaRecord | void>;
  success: 'created' | 'updated';
  /** The record that the form was opened with. */
  opened?: RaRecord;
  after?: AfterSave;
}

interface FormMeta extends SaveMeta {
  /** The record that the form was opened with is gone: what is saved is a new one. */
  isAnew: boolean;
}

export interface Saving {
  save: (values: FieldValues, event?: BaseSyntheticEvent) => Promise<void>;
  isSaving: boolean;
  /** A save was asked for and waits for the files that are on their way. */
  isWaiting: boolean;
  /** Nothing may be changed any more: it is being saved, or was. */
  isLocked: boolean;
  failure: Error | null;
  files: FormFiles;
  exit: RefObject<Exit>;
  /** What is saved from here on is the record of this key: another one after a reset. */
  key: string;
  setKey: (key: string) => void;
  /** What is typed here goes on from this record. */
  opened?: RaRecord;
  /**
   * The form goes on from the record that stands there now; from none, it is that of a new one.
   *
   * @param postscript - said when it has been saved
   */
  continueFrom: (stored?: RaRecord, postscript?: string) => void;
}

/** Where a form leads that was opened from elsewhere than its list, as its history entry says. */
const originIn = (state: unknown): AfterSave | undefined => {
  const { comesBackTo } = Object(state) as { comesBackTo?: unknown };
  return typeof comesBackTo === 'string' ? `/${comesBackTo.replace(/^\/+/, '')}` : undefined;
};

/**
 * The save of a form: once, with all its files, and never again after it succeeded. A file that did not arrive stops one save,
 * which shows it; the next one goes without it.
 *
 * What follows: the kind's toast and the matching list, or where somebody wanted to go meanwhile; or the kind's failure text,
 * with everything typed kept.
 */
export const useSave = ({ run, success, after = 'list', ...start }: SaveOptions): Saving => {
  const redirect = useRedirect();
  const origin = originIn(useLocation().state);
  const notify = useNotify();
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const exit = useExit();
  const [files] = useState(() => new FormFiles());
  const [key, setKey] = useState(newKey);
  const [opened, setOpened] = useState(start.opened);
  const isAnew = start.opened !== undefined && opened === undefined;
  const postscript = useRef<string>(undefined);
  const waits = useRef(false);
  const [isWaiting, setIsWaiting] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [missing, setMissing] = useState<Error | null>(null);
  const toast = <Name extends string>(name: Name) => `resources.${resource}.notifications.${name}` as const;

  const { act, isActing, error } = useAct({
    run: async (values: FieldValues) => {
      files.leaveToSave();
      return (await endingDraft(exit, () => run(values, { key, opened, isAnew }))) ?? values;
    },
    success: ({ proposed }) => toast(proposed ? 'proposed' : isAnew ? 'created' : success),
    failure: toast('failed'),
    onDone: (saved) => {
      setKey(newKey());
      if (postscript.current) notify(postscript.current, { type: 'info', autoHideDuration: 8000 });
      exit.current.isFree = true;
      setIsSaved(true);
      if (exit.current.goOn) exit.current.goOn();
      else redirect(origin ?? after, resource, saved.id, saved);
    },
  });

  const save = async (values: FieldValues, event?: BaseSyntheticEvent) => {
    if (exit.current.isFree || waits.current) return;
    setMissing(null);
    const sayMissing = (faults = files.takeMissing()) =>
      setMissing(
        new FilesMissing(
          [...faults.map(({ message }) => message), translate('upload.missing')].join(' '),
          0,
          faults,
        ),
      );
    if (!files.areOnTheirWay()) {
      const faults = files.takeMissing();
      return faults.length > 0 ? sayMissing(faults) : act(values);
    }
    const form: unknown = event?.target;
    const wait = (isWaiting: boolean) => {
      waits.current = isWaiting;
      setIsWaiting(isWaiting);
    };
    wait(true);
    const areThere = await files.arrive();
    wait(false);
    if (!areThere) return sayMissing();
    // once more, with what the files and the hands have changed meanwhile
    if (form instanceof HTMLFormElement) form.requestSubmit();
  };

  return {
    save,
    isSaving: isActing,
    isWaiting,
    isLocked: isActing || isSaved,
    failure: missing ?? error,
    files,
    exit,
    key,
    setKey,
    opened,
    continueFrom: (stored, said) => {
      setOpened(stored);
      postscript.current = said;
    },
  };
};
