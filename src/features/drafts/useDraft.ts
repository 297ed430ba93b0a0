import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useEvent, useIsMounted } from 'react-admin';
import { flushSync } from 'react-dom';
import { type FieldValues, get, useFormContext } from 'react-hook-form';
import { useEditing, useIsFormBusy, useSaveMiddleware } from '../../components/form/formState.ts';
import { whileLocked } from '../../components/form/whileLocked.ts';
import { useUploads } from '../../components/upload/uploads.ts';
import { isSameValue, typedOver } from '../../dataProvider/fieldPaths.ts';
import { currentField } from '../../dataProvider/fundRows.ts';
import type { Draft } from './draft.ts';
import type { DraftStore } from './draftStore.ts';
import { DraftWriter } from './draftWriter.ts';
import { areDraftsStored, useDraftStore, useRecordDrafts, useRefreshDrafts } from './useDrafts.ts';
import { useFill } from './useFill.ts';
import { useFormContent } from './useFormContent.ts';

/** How long a save waits for the draft store, in ms. */
const STORE_WITHIN_MS = 2000;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Applies a draft to the current state of its record, which may have been saved since. */
const overCurrent = (draft: Draft, current: FieldValues): Draft => ({
  ...draft,
  fields: draft.fields.map((field) => {
    const path = currentField(current, field.path, field.opened);
    return { ...field, path, typed: typedOver(get(current, path), field.opened, field.typed) };
  }),
});

/** The bytes of a draft's files by source. An unreadable file does not affect the others. */
const readFiles = async (store: DraftStore, { id, files }: Draft) => {
  const read = new Map<string, File>();
  const unreadable: string[] = [];
  for (const file of files) {
    const bytes = await store.file(id, file).catch(console.error);
    if (bytes) read.set(file.path, bytes);
    else if (file.id === undefined) unreadable.push(file.name);
  }
  return { read, unreadable };
};

/** Stores the form around as a draft while it is filled in. */
const useDraftWriter = (content: ReturnType<typeof useFormContent>) => {
  const editing = useEditing();
  const uploads = useUploads();
  const { openStore, hasFailed } = useDraftStore();
  const refresh = useRefreshDrafts();
  const { subscribe } = useFormContext();
  const [, redraw] = useReducer((round: number) => round + 1, 0);
  const read = useEvent(content.read);
  const [writer] = useState(() => new DraftWriter({ store: openStore, read, onChange: redraw }));
  const isFailing = useEvent(() => hasFailed || writer.isFailing);

  const start = useEffectEvent(() => {
    if (!areDraftsStored()) return undefined;
    editing.draft = {
      isKept: () => writer.isKept,
      isFailing,
      drop: () => void writer.drop(),
      beginAnew: () => writer.beginAnew().then(refresh),
    };
    const changed = () => writer.changed();
    const atEnd = () => void writer.saveAtEnd();
    const whenHidden = () => document.visibilityState === 'hidden' && void writer.save();
    const leaving = new AbortController();
    const { signal } = leaving;
    window.addEventListener('pagehide', atEnd, { signal });
    window.addEventListener('beforeunload', atEnd, { signal });
    window.addEventListener('visibilitychange', whenHidden, { signal });
    const stops = [
      subscribe({ formState: { values: true, dirtyFields: true }, callback: changed }),
      uploads.subscribe((source) => {
        if (source === undefined) return;
        writer.changed();
        void writer.save();
      }),
    ];
    // stores what was typed before
    changed();
    return () => {
      leaving.abort();
      for (const stop of stops) stop();
      void writer.save().then(refresh);
    };
  });
  useEffect(() => start(), []);

  useSaveMiddleware(async (resource, params, next) => {
    // a refused save may end the session, and with it the drafts' key
    if (areDraftsStored() && !isFailing())
      await Promise.race([openStore(), wait(STORE_WITHIN_MS)]).catch(console.error);
    const { id } = writer;
    // the draft tells that it was sent, until it was answered
    writer.changed();
    const answer = await next(resource, params).catch((problem) => {
      writer.changed();
      throw problem;
    });
    // before the save is reported, because the user may leave the page at once
    const dropped = writer.drop(id);
    if (!isFailing()) await Promise.race([dropped, wait(STORE_WITHIN_MS)]);
    refresh();
    return answer;
  });

  return writer;
};

/** Stores the form around as a draft until it is saved, and finds its other drafts. */
export const useDraft = () => {
  const editing = useEditing();
  const uploads = useUploads();
  const content = useFormContent();
  const { kind, item, opened } = content;
  const writer = useDraftWriter(content);
  const fill = useFill();
  const { store, hasFailed } = useDraftStore();
  const { drafts, remove } = useRecordDrafts(kind, item);
  const refresh = useRefreshDrafts();
  const isLocked = useIsFormBusy();
  const [openElsewhere, setOpenElsewhere] = useState<ReadonlySet<string>>(new Set());

  const listen = useEffectEvent((own: DraftStore) =>
    own.listen(({ id, isGone, isContinued }) => {
      if (id !== writer.id)
        return isGone || setOpenElsewhere((before) => (before.has(id) ? before : new Set([...before, id])));
      if (isGone) writer.deletedElsewhere();
      if (!isContinued) return;
      editing.giveKeyAway();
      // the other tab uses the covers
      uploads.unsaved.clear();
    }),
  );
  useEffect(() => store && listen(store), [store]);

  const own = drafts.filter(({ id }) => id !== writer.id).map((draft) => overCurrent(draft, opened));
  const hasNews = ({ fields, files }: Draft) =>
    fields.some(({ path, typed }) => !isSameValue(typed, get(opened, path))) ||
    files.some(({ id }) => id === undefined);
  const saved = own.find((draft) => !hasNews(draft) && !openElsewhere.has(draft.id));
  const removeSaved = useEffectEvent((draft: Draft) => void remove(draft));
  // the save had succeeded, but its answer was lost
  useEffect(() => {
    if (saved) removeSaved(saved);
  }, [saved]);

  const openedNow = useEvent(() => opened);
  const isMounted = useIsMounted();

  /**
   * Restores a draft. The form continues it under a new id, so that a tab with the former one overwrites nothing.
   *
   * @returns the names of files that could not be read
   */
  const restore = async (shown: Draft): Promise<readonly string[]> => {
    if (!store) throw new Error('The drafts cannot be opened');
    const unreadable = await whileLocked(editing, async (isStillLocked) => {
      // another tab may have changed the draft since it was shown
      const draft = (await store.all()).find(({ id }) => id === shown.id) ?? shown;
      const files = await readFiles(store, draft);
      const refuseLoss = () => {
        if (!isStillLocked() || !isMounted.current)
          throw new Error('The form was unlocked or left meanwhile');
        if (!writer.isComplete && content.read()) throw new Error('What the form holds could not be stored');
      };
      await writer.saveAtEnd();
      refuseLoss();
      await writer.beginAnew();
      // a file may have arrived meanwhile
      refuseLoss();
      // rendered before it is unlocked: an input would add a key to its former text
      flushSync(() => fill(overCurrent(draft, openedNow()), files.read));
      return files.unreadable;
    });
    writer.changed();
    await writer.save();
    if (writer.isComplete) await store.remove(shown.id, true);
    refresh();
    return unreadable;
  };

  return {
    drafts: own.filter(hasNews),
    openElsewhere,
    openedAt: (path: string): unknown => get(opened, path),
    isWritten: !hasFailed && writer.isWritten,
    isFailing: hasFailed || writer.isFailing,
    isLocked,
    remove,
    restore,
  };
};
