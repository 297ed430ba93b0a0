import { useLocation } from 'ra-core';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useDepository } from '../../components/act/useDepository.ts';
import type { Exit } from '../../components/form/exit.ts';
import type { FormFiles } from '../../components/form/formFiles.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import type { ChosenFile, Draft, DraftContent, FormPlace, TypedField } from './draft.ts';
import type { DraftBox } from './draftBox.ts';
import { Keeper } from './keeper.ts';
import { openDrafts } from './openDrafts.ts';

/** A field in words. */
interface Told {
  now: string;
  typed: string;
  /** Somebody has saved it since the draft was begun. */
  isChangedSince?: boolean;
}

/** A form as its draft sees it. */
export interface Drafted {
  place: FormPlace;
  /** The address at which it opens again, where that is not the one at which it stands. */
  path?: string;
  /** What differs from what was opened. */
  read: () => Pick<DraftContent, 'title' | 'fields' | 'whole'>;
  /** What stands in a field that nobody has changed. */
  openedAt: (path: string) => unknown;
  /** Whether what was opened has a field of a draft already: its save had succeeded, though nobody was told. */
  isStored: (field: TypedField) => boolean;
  /** Tells a field in words, where it is none that the kinds' forms have; nothing of one that is stored. */
  tell?: (field: TypedField) => Told | undefined;
  /** Types fields again. */
  type: (fields: readonly TypedField[]) => void;
  /** @returns what stops listening */
  listen: (onChange: () => void) => () => void;
  files?: FormFiles;
  /** Shows a file that is at the depository already, with its bytes where they were kept. */
  showFile?: (file: ChosenFile, bytes?: File) => void;
  exit: RefObject<Exit>;
  /** A save is on its way, which ends the draft: another one cannot take its place. */
  isLocked: boolean;
  saveKey: string;
  setSaveKey: (key: string) => void;
}

/** A draft that stands in the form again. */
export interface Restored {
  /** The save that it is for; «Сбросить» begins another one. */
  key: string;
  /** The names of the files that could not be read. */
  unreadable: readonly string[];
}

/** A depository may clear a file away that no record names, ours after a day: an older one is sent again. */
const UNUSED_FILES_STAY_MS = 12 * 60 * 60 * 1000;
const ASK_AGAIN_MS = 15_000;
/** Each asking prolongs the session, which nobody may be using. */
const ASK_TIMES = 4;

/** The box of who is signed in, as soon as it can be had. */
const useDraftBox = (onNone: () => void) => {
  const depository = useDepository();
  const [box, setBox] = useState<DraftBox>();
  const none = useEffectEvent(onNone);
  useEffect(() => {
    let isLeft = false;
    let timer: ReturnType<typeof setTimeout>;
    const open = (times: number) =>
      openDrafts(depository.ask).then(
        (opened) => {
          if (!opened) none();
          if (!isLeft) setBox(opened);
        },
        (problem) => {
          none();
          console.error(problem);
          if (!isLeft && times > 1) timer = setTimeout(open, ASK_AGAIN_MS, times - 1);
        },
      );
    void open(ASK_TIMES);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [depository]);
  return box;
};

/** The bytes of a draft's files, by their fields' sources; one that cannot be read stops none of the others. */
const filesIn = async ({ id, files }: Draft, box: DraftBox) => {
  const read = new Map<string, File>();
  const unreadable: string[] = [];
  for (const file of files) {
    try {
      const bytes = await box.fileOf(id, file);
      if (bytes) read.set(file.path, bytes);
    } catch (problem) {
      console.error(problem);
    }
    // bytes that are not there are told like those that cannot be read: the tab may have ended before they were written
    if (file.id === undefined && !read.has(file.path)) unreadable.push(file.name);
  }
  return { read, unreadable };
};

/** The browser may end the page without another word after each of these; a page that is only hidden mostly comes back. */
const onEndOfPage = (keeper: Keeper) => {
  const end = () => void keeper.keep();
  const hide = () => document.visibilityState === 'hidden' && void keeper.keepTyped();
  const events = [
    ['pagehide', end],
    ['beforeunload', end],
    ['visibilitychange', hide],
  ] as const;
  for (const [event, task] of events) window.addEventListener(event, task);
  return () => {
    for (const [event, task] of events) window.removeEventListener(event, task);
  };
};

/** Keeps a form while it is typed in, and knows the other drafts of the same form. */
export const useKeptDraft = (form: Drafted) => {
  const { pathname, search } = useLocation();
  const box = useDraftBox(() => form.exit.current.settleKeeping?.());
  const [keeper, setKeeper] = useState<Keeper>();
  const [found, setFound] = useState<readonly Draft[]>([]);
  const [isFailing, setIsFailing] = useState(false);
  /** Drafts that were written while this form stood open: in another tab. */
  const [elsewhere, setElsewhere] = useState<readonly string[]>([]);
  const { kind, item } = form.place;

  const content = useEffectEvent((): DraftContent | undefined => {
    const { title, fields, whole } = form.read();
    const files = [...(form.files?.chosen() ?? [])].map(([path, chosen]) => ({ path, ...chosen }));
    if (fields.length === 0 && files.length === 0) return undefined;
    const path = form.path ?? pathname + search;
    return { kind, item, path, title, key: form.saveKey, fields, files, whole };
  });

  /** What a draft would change in the form as it was opened. */
  const isNews = useEffectEvent(
    ({ fields, files }: Draft) =>
      fields.some((field) => !form.isStored(field)) || files.some(({ id }) => id === undefined),
  );

  /** @param typed - the drafts that other tabs are writing */
  const look = useEffectEvent(async (own: DraftBox, ownId: string, typed?: ReadonlySet<string>) => {
    const others = (await own.of({ kind, item })).filter(({ id }) => id !== ownId);
    // its save had succeeded, though nobody was told
    const isOver = (draft: Draft) => !isNews(draft) && !typed?.has(draft.id);
    for (const draft of others.filter(isOver)) await own.remove(draft.id, { kind, item });
    setFound(others.filter(isNews));
  });

  const start = useEffectEvent((own: DraftBox) => {
    const { exit, files } = form;
    const made = new Keeper({
      box: own,
      place: { kind, item },
      read: () => content(),
      onWritten: (isKept) => setIsFailing(!isKept),
    });
    setKeeper(made);
    const changed = () => made.changed();
    const typed = new Set<string>();
    const lookAgain = () => void look(own, made.id, typed).catch(console.error);
    exit.current.draft = {
      id: () => made.id,
      drop: (id) => made.drop(id),
      isKept: () => made.isKept,
      isFailing: () => made.isFailing,
      beginAnew: () => made.beginAnew().then(lookAgain),
    };
    lookAgain();
    const stops = [
      form.listen(changed),
      onEndOfPage(made),
      own.listen({ kind, item }, ({ id, isGone, isTaken }) => {
        if (id === made.id) {
          if (isGone) made.goneElsewhere();
          // what is saved here is a record of its own beside what is saved there
          if (isTaken) form.setSaveKey(newKey());
          return;
        }
        if (!isGone) typed.add(id);
        lookAgain();
        if (!isGone) setElsewhere((before) => (before.includes(id) ? before : [...before, id]));
      }),
    ];
    if (files) {
      files.onTyping = changed;
      files.tellChoices((path, file) => {
        if (file) made.keepFile(path, file);
        else if (files.chosen().has(path)) changed();
        else made.dropFile(path);
      });
    }
    exit.current.settleKeeping?.();
    // what was typed before the key was here
    changed();
    return () => {
      for (const stop of stops) stop();
      if (exit.current.isFree && !exit.current.isAnswered) made.drop();
      else void made.keep();
    };
  });
  const isLocked = useEffectEvent(() => form.isLocked);

  useEffect(() => (box ? start(box) : undefined), [box]);

  const typeAgain = (draft: Draft, read: ReadonlyMap<string, File>) => {
    const isOld = Date.now() - draft.savedAt > UNUSED_FILES_STAY_MS;
    const unsent = new Map<string, File>();
    for (const file of draft.files) {
      const bytes = read.get(file.path);
      if (bytes && (file.id === undefined || isOld)) unsent.set(file.path, bytes);
      else if (file.id !== undefined) form.showFile?.(file, bytes);
    }
    form.type(draft.fields.filter(({ path }) => !unsent.has(path)));
    const there = draft.files.filter(({ path, id }) => id !== undefined && !unsent.has(path));
    form.files?.restore(new Map(there.map(({ path, ...chosen }) => [path, chosen])), unsent);
  };

  const without = ({ id }: Draft) => setFound((before) => before.filter((each) => each.id !== id));

  return {
    box,
    found,
    elsewhere,
    isFailing,
    /** Types a draft again, and goes on with it. @returns the save that it is for, and the files that could not be read */
    restore: async (seen: Draft): Promise<Restored> => {
      if (!box || !keeper) throw new Error('Nothing was found that could be restored');
      // another tab may have gone on with it since it was shown
      const draft = (await box.of(form.place)).find(({ id }) => id === seen.id) ?? seen;
      const { read, unreadable } = await filesIn(draft, box);
      // what is on its way is the form without it, whose success ends what the form is kept as
      if (isLocked()) throw new Error('The form is being saved');
      await keeper.takeOver({
        ...draft,
        files: draft.files.map((file) => ({ ...file, isKept: read.has(file.path) })),
      });
      if (draft.key) form.setSaveKey(draft.key);
      typeAgain(draft, read);
      // what was typed here before is a draft of its own now
      await look(box, keeper.id).catch(console.error);
      return { key: draft.key || form.saveKey, unreadable };
    },
    remove: async (draft: Draft) => {
      without(draft);
      await box?.remove(draft.id, form.place);
    },
  };
};
