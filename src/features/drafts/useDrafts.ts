import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useContext, useEffect } from 'react';
import { ListContext, type RaRecord, useEvent, useRecordContext } from 'react-admin';
import { useDepository } from '../../components/act/useDepository.ts';
import { draftKey } from '../../dataProvider/accessCalls.ts';
import { newKey } from '../../dataProvider/attempts.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';
import { type FundRow, rowFinder } from '../../dataProvider/fundRows.ts';
import { depositoryUrl } from '../../dataProvider/http.ts';
import { session } from '../../session.ts';
import { createCipher, noCipher } from './cipher.ts';
import type { Draft, DraftContent } from './draft.ts';
import { createConnect, createDraftStore, type DraftStore } from './draftStore.ts';

/** How drafts are stored: encrypted, readable for anyone with access to this computer, or not at all. */
type StorageMode = 'sealed' | 'plain' | 'insecure' | 'impossible';

export const storageMode = (): StorageMode => {
  const user = session.user();
  if (!('indexedDB' in window) || !('BroadcastChannel' in window) || !user?.login) return 'impossible';
  // browsers offer no cryptography without HTTPS
  if (!crypto.subtle) return 'insecure';
  return user.features?.includes('drafts') ? 'sealed' : 'plain';
};

export const areDraftsStored = (): boolean => ['sealed', 'plain'].includes(storageMode());

/** After this time in ms a browser's hanging storage counts as refused; opening took up to 4 s on a busy computer. */
const OPEN_WITHIN_MS = 10_000;

const refuseLate = () =>
  new Promise<never>((_resolve, reject) =>
    setTimeout(() => reject(new Error('The drafts did not open in time')), OPEN_WITHIN_MS),
  );

const open = async (ask: DepositoryDataProvider['ask'], login: string): Promise<DraftStore> => {
  const connect = createConnect();
  // first, because without a database the key is useless, and requesting it prolongs the session
  await Promise.race([connect(), refuseLate()]);
  const cipher = storageMode() === 'sealed' ? await createCipher(await ask(draftKey)) : noCipher;
  return createDraftStore(connect, cipher, await cipher.hash(JSON.stringify([depositoryUrl(), login])));
};

/**
 * The current user's drafts, where they can be stored. Their key is requested once per session and forgotten with it.
 *
 * @returns the store once it is open, whether opening has failed so far, and a promise of the result
 */
export const useDraftStore = () => {
  const { ask } = useDepository();
  const queryClient = useQueryClient();
  const login = session.user()?.login;
  const query = queryOptions({
    // the key is refused until the password that is due was chosen
    queryKey: ['drafts', 'store', login, session.due()],
    queryFn: () => (areDraftsStored() && login ? open(ask, login) : null),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
    // each request would prolong an unused session
    retry: 3,
    retryDelay: 15_000,
  });
  const { data, failureCount } = useQuery(query);
  return {
    store: data ?? undefined,
    hasFailed: !data && failureCount > 0,
    openStore: () => queryClient.fetchQuery(query),
  };
};

const OWN_DRAFTS = ['drafts', 'own'];

/** @returns a function that refetches the user's drafts everywhere */
export const useRefreshDrafts = () => {
  const queryClient = useQueryClient();
  return useEvent(() => void queryClient.invalidateQueries({ queryKey: OWN_DRAFTS }));
};

/** Refetches the user's drafts when another tab has changed them. */
export const DraftEvents = () => {
  const { store } = useDraftStore();
  const refresh = useRefreshDrafts();
  useEffect(() => store?.listen(refresh), [store, refresh]);
  return null;
};

/** The user's drafts, newest first; all components share one query. */
export const useDrafts = () => {
  const { openStore } = useDraftStore();
  const refresh = useRefreshDrafts();
  const { data, error } = useQuery({
    queryKey: [...OWN_DRAFTS, session.due()],
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
    /** Moves a draft to another form, which saves a new record. */
    move: (draft: Draft, to: Partial<DraftContent>) =>
      change((store) => store.save(draft.id, { ...draft, ...to, key: newKey() })),
    remove: ({ id }: Draft) => change((store) => store.remove(id)),
    removeAll: () => change((store) => store.removeAll()),
  };
};

const currencyOf = ({ path }: Draft) => new URLSearchParams(path.split('?')[1]).get('currency');

/** Whether a draft of a fund's row is of this one of the rows. */
const isOfRow = ({ item, whole, fields }: Draft, row: RaRecord, rows: readonly RaRecord[] = [row]) => {
  const opened = fields.map((field) => [field.path, field.opened]);
  return (
    rowFinder<Partial<FundRow>>(rows)({ ...whole, ...Object.fromEntries(opened), id: item })?.id === row.id
  );
};

/**
 * The drafts of a record. A row of the fund is known by its currency and its code too, because another depository may give one id to several
 * rows, or a row a new one.
 */
export const useRecordDrafts = (kind: string | undefined, item: string) => {
  const { drafts = [], ...changes } = useDrafts();
  const list = useContext(ListContext);
  const currency: unknown = list?.filter?.currency;
  const record = useRecordContext();
  const isOwn = (draft: Draft) =>
    draft.kind === kind &&
    (draft.whole && record?.name !== undefined ? isOfRow(draft, record, list?.data) : draft.item === item) &&
    (!currency || (currencyOf(draft) ?? currency) === currency);
  return { ...changes, drafts: drafts.filter(isOwn) };
};
