import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import { draftKey } from '../../dataProvider/accessCalls.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';

import { depositoryUrl } from '../../dataProvider/http.ts';
import { session } from '../../session.ts';
import { createCipher, noCipher } from './cipher.ts';
import type { Draft, DraftContent } from './draft.ts';
import { createConnect, createDraftStore, type DraftStore } from './draftStore.ts';

/** How drafts are stored here: encrypted, readable for anyone with access to this computer, or not at all. */
type StorageMode = 'sealed' | 'plain' | 'insecure' | 'impossible';

export const storageMode = (): StorageMode => {
  const user = session.user();
  if (!('indexedDB' in window) || !('BroadcastChannel' in window) || !user?.login) return 'impossible';
  // without HTTPS the browser has no cryptography
  if (!crypto.subtle) return 'insecure';
  return user.features?.includes('drafts') ? 'sealed' : 'plain';
};

export const areDraftsStored = (): boolean => ['sealed', 'plain'].includes(storageMode());

/** A browser's storage can hang for ever: after so long it counts as refused. */
const OPEN_WITHIN_MS = 3000;

const refuseLate = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('The drafts did not open in time')), OPEN_WITHIN_MS),
  );

const open = async (ask: DepositoryDataProvider['ask'], login: string): Promise<DraftStore> => {
  const connect = createConnect();
  // first: where the browser refuses, the key is of no use, and to request it prolongs the session
  await Promise.race([connect(), refuseLate()]);
  const cipher = storageMode() === 'sealed' ? await createCipher(await ask(draftKey)) : noCipher;
  return createDraftStore(connect, cipher, await cipher.hash(JSON.stringify([depositoryUrl(), login])));
};

/** The drafts of the current user: the key is requested once a session, and forgotten with it. Null where none are stored. */
const useStoreQuery = () => {
  const { ask } = useDataProvider<DepositoryDataProvider>();
  const login = session.user()?.login;
  return queryOptions({
    queryKey: ['drafts', 'store', login],
    queryFn: () => (areDraftsStored() && login ? open(ask, login) : null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // each request prolongs the session, which may be unused
    retry: 3,
    retryDelay: 15_000,
  });
};

/** @returns the store as soon as it is open, whether opening it has failed until now, and what waits for it */
export const useDraftStore = () => {
  const queryClient = useQueryClient();
  const query = useStoreQuery();
  const { data, failureCount } = useQuery(query);
  return {
    store: data ?? undefined,
    hasFailed: !data && failureCount > 0,
    openStore: () => queryClient.fetchQuery(query),
  };
};

const OWN_DRAFTS = ['drafts', 'own'];

/** @returns a function that reads own drafts again, wherever they are shown */
export const useRefreshDrafts = () => {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: OWN_DRAFTS });
};

/** Reads own drafts again when another tab has changed them. */
export const DraftEvents = () => {
  const { store } = useDraftStore();
  const queryClient = useQueryClient();
  useEffect(
    () => store?.listen(() => void queryClient.invalidateQueries({ queryKey: OWN_DRAFTS })),
    [store, queryClient],
  );
  return null;
};

/** Own drafts, the newest first: one query for all that show them. */
export const useDrafts = () => {
  const { openStore } = useDraftStore();
  const refresh = useRefreshDrafts();
  const { data, error } = useQuery({
    queryKey: OWN_DRAFTS,
    queryFn: async (): Promise<readonly Draft[]> => (await (await openStore())?.all()) ?? [],
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  const change = async (action: (store: DraftStore) => Promise<void>) => {
    const store = await openStore();
    if (store) await action(store);
    refresh();
  };
  return {
    drafts: data,
    error,
    /** Makes a draft that of another form, whose save makes a record of its own. */
    move: (draft: Draft, to: Partial<DraftContent>) =>
      change((store) => store.save(draft.id, { ...draft, ...to, key: newKey() })),
    remove: ({ id }: Draft) => change((store) => store.remove(id)),
    removeAll: () => change((store) => store.removeAll()),
  };
};
