import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { newKey } from '../../dataProvider/attempts.ts';
import { type Draft, NEW } from './draft.ts';
import type { DraftStore } from './draftStore.ts';
import { useDraftStore, useDraftStoreQuery } from './useDraftStore.ts';

const OWN_DRAFTS = ['drafts', 'own'];

/** @returns a function that reads own drafts again, wherever they are shown */
export const useRefreshDrafts = () => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: OWN_DRAFTS });
};

/** Reads own drafts again when another tab has changed them. */
export const useDraftEvents = (): void => {
  const { store } = useDraftStore();
  const queryClient = useQueryClient();
  useEffect(
    () => store?.listen(() => void queryClient.invalidateQueries({ queryKey: OWN_DRAFTS })),
    [store, queryClient],
  );
};

/** Own drafts, the newest first: one query for all that show them. */
export const useDrafts = () => {
  const queryClient = useQueryClient();
  const storeQuery = useDraftStoreQuery();
  const refresh = useRefreshDrafts();
  const { data, error } = useQuery({
    queryKey: OWN_DRAFTS,
    queryFn: async (): Promise<readonly Draft[]> =>
      (await (await queryClient.fetchQuery(storeQuery))?.all()) ?? [],
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const change = async (action: (store: DraftStore) => Promise<void>) => {
    const store = await queryClient.fetchQuery(storeQuery);
    if (store) await action(store);
    refresh();
  };
  /** Makes a draft that of another form. */
  const makeOther = (draft: Draft, other: Pick<Draft, 'item' | 'path' | 'fields'> & Partial<Draft>) =>
    change((store) => store.claim(draft, newKey(), { ...draft, ...other, key: newKey() }));
  return {
    drafts: data,
    error,
    /** Makes the draft of a deleted record that of a new one, whose form is at `path`. */
    makeNew: (draft: Draft, path: string) => {
      const fields = draft.fields.map((field) => ({ ...field, opened: undefined }));
      return makeOther(draft, { item: NEW, path, fields });
    },
    makeOther,
    remove: (draft: Draft) => change((store) => store.remove(draft.id, draft)),
    removeAll: () => change((store) => store.removeAll()),
  };
};
