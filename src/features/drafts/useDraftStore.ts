import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { draftKey } from '../../dataProvider/accessCalls.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { depositoryUrl } from '../../dataProvider/http.ts';
import { session } from '../../session.ts';
import { createCipher, noCipher } from './cipher.ts';
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

const open = async (ask: DepositoryDataProvider['ask'], login: string): Promise<DraftStore> => {
  const connect = createConnect();
  // first: where the browser refuses, the key is of no use, and to request it prolongs the session
  await connect();
  const cipher = storageMode() === 'sealed' ? await createCipher(await ask(draftKey)) : noCipher;
  return createDraftStore(connect, cipher, await cipher.hash(JSON.stringify([depositoryUrl(), login])));
};

/** The drafts of the current user: the key is requested once a session, and forgotten with it. Null where none are stored. */
const draftStoreQuery = (ask: DepositoryDataProvider['ask']) => {
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

export const useDraftStoreQuery = () => draftStoreQuery(useDataProvider<DepositoryDataProvider>().ask);

/** @returns the store as soon as it is open, and whether opening it has failed until now */
export const useDraftStore = () => {
  const { data, failureCount } = useQuery(useDraftStoreQuery());
  return { store: data ?? undefined, hasFailed: !data && failureCount > 0 };
};
