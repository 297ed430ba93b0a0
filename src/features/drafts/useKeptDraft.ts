import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useEvent, useLocation } from 'react-admin';
import type { Exit } from '../../components/form/exit.ts';
import type { Draft, DraftContent, DraftField, FormPlace } from './draft.ts';
import type { DraftStore } from './draftStore.ts';
import { DraftWriter } from './draftWriter.ts';
import { areDraftsStored, useDraftStore, useDraftStoreQuery } from './useDraftStore.ts';
import { useDrafts, useRefreshDrafts } from './useDrafts.ts';

/** A field in words. */
interface DescribedField {
  now: string;
  typed: string;
  /** It was saved since the draft was begun. */
  isChangedSince?: boolean;
}

/** A form of the fund, which is none of react-hook-form, as its draft sees it. */
export interface Drafted {
  place: FormPlace;
  /** The address at which it opens again, where that is not its own. */
  path?: string;
  read: () => Pick<DraftContent, 'title' | 'fields' | 'whole'>;
  /** The value of an unchanged field. */
  openedAt: (path: string) => unknown;
  /** Whether what was opened has a field of a draft already. */
  isStored: (field: DraftField) => boolean;
  /** Describes a field; nothing for one that is stored. */
  tell?: (field: DraftField) => DescribedField | undefined;
  type: (fields: readonly DraftField[]) => void;
  /** @returns what stops listening */
  listen: (onChange: () => void) => () => void;
  exit: RefObject<Exit>;
  isLocked: boolean;
}

/** Stores a form of the fund as `useDraft` does other forms. */
export const useKeptDraft = (form: Drafted) => {
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const storeQuery = useDraftStoreQuery();
  const { store, hasFailed } = useDraftStore();
  const { drafts = [], remove } = useDrafts();
  const refresh = useRefreshDrafts();
  const [, setRound] = useState(0);
  const [openElsewhere, setOpenElsewhere] = useState<ReadonlySet<string>>(new Set());
  const { kind, item } = form.place;

  const read = useEvent(() => {
    const { title, fields, whole } = form.read();
    const path = form.path ?? pathname + search;
    return fields.length > 0 ? { kind, item, path, title, key: '', fields, files: [], whole } : undefined;
  });
  const [writer] = useState(
    () =>
      new DraftWriter({
        store: areDraftsStored() ? queryClient.fetchQuery(storeQuery) : Promise.resolve(null),
        place: form.place,
        read: () => read(),
        onChange: () => setRound((round) => round + 1),
      }),
  );
  const hasFailedNow = useEvent(() => hasFailed);
  const isLockedNow = useEvent(() => form.isLocked);

  const start = useEffectEvent(() => {
    const { exit } = form;
    exit.current.settleKeeping?.();
    exit.current.draft = {
      id: () => writer.id,
      drop: (id) => void writer.drop(id),
      isKept: () => writer.isKept,
      isFailing: () => hasFailedNow() || writer.isFailing,
      beginAnew: () => writer.beginAnew().then(refresh),
    };
    const stopListening = form.listen(() => writer.changed());
    const atEnd = () => void writer.saveAtEnd();
    window.addEventListener('pagehide', atEnd);
    window.addEventListener('beforeunload', atEnd);
    // what was typed before
    writer.changed();
    return () => {
      stopListening();
      window.removeEventListener('pagehide', atEnd);
      window.removeEventListener('beforeunload', atEnd);
      const isDropped = exit.current.isFree && !exit.current.isAnswered;
      void (isDropped ? writer.drop() : writer.save()).then(refresh);
    };
  });
  useEffect(() => start(), []);

  const listen = useEffectEvent((own: DraftStore) =>
    own.listen(({ id, isGone }) => {
      if (id === writer.id) return isGone ? writer.deletedElsewhere() : undefined;
      if (!isGone) setOpenElsewhere((before) => new Set([...before, id]));
      refresh();
    }, form.place),
  );
  useEffect(() => store && listen(store), [store]);

  const own = drafts.filter((draft) => draft.id !== writer.id && draft.kind === kind && draft.item === item);
  const hasNews = ({ fields }: Draft) => fields.some((field) => !form.isStored(field));
  const saved = own.find((draft) => !hasNews(draft) && !openElsewhere.has(draft.id));
  const removeSaved = useEffectEvent((draft: Draft) => void remove(draft));
  useEffect(() => {
    if (saved) removeSaved(saved);
  }, [saved]);

  return {
    drafts: own.filter(hasNews),
    openElsewhere,
    isFailing: hasFailed || writer.isFailing,
    remove,
    restore: async (shown: Draft): Promise<void> => {
      if (!store) throw new Error('The drafts cannot be opened');
      const draft = (await store.find(form.place)).find(({ id }) => id === shown.id) ?? shown;
      if (isLockedNow()) throw new Error('The form is being saved');
      await writer.claim(draft, new Map());
      form.type(draft.fields);
      refresh();
    },
  };
};
