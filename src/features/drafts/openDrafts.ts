import type { Call } from '../../dataProvider/calls.ts';
import { draftKey } from '../../dataProvider/draftCalls.ts';
import { depositoryUrl } from '../../dataProvider/http.ts';
import { session } from '../../session.ts';
import { openBase } from './draftBase.ts';
import { createDraftBox, type DraftBox } from './draftBox.ts';
import { plainSealer, sealerOf } from './sealing.ts';

type Ask = <T>(call: Call<T>) => Promise<T>;

/** How drafts are kept here: sealed, open for who has this computer, or not at all. */
export type Keeping = 'sealed' | 'plain' | 'insecure' | 'impossible';

/** What kept drafts need of the browser, and of the session. */
export const keepingOf = (): Keeping => {
  const user = session.user();
  if (typeof indexedDB === 'undefined' || typeof BroadcastChannel === 'undefined' || !user?.login)
    return 'impossible';
  // without HTTPS the browser has no cryptography
  if (!crypto.subtle) return 'insecure';
  return user.features?.includes('drafts') ? 'sealed' : 'plain';
};

let opened: Promise<DraftBox> | undefined;

session.onClear(() => {
  opened = undefined;
});

const begin = async (ask: Ask, isSealed: boolean, login: string): Promise<DraftBox> => {
  // where the browser refuses, the key is of no use, and to ask for it prolongs the session
  const base = await openBase();
  try {
    const sealer = isSealed ? await sealerOf(await ask(draftKey)) : plainSealer;
    const owner = await sealer.nameOf(JSON.stringify([depositoryUrl(), login]));
    return createDraftBox(base, sealer, owner);
  } catch (problem) {
    base.close();
    throw problem;
  }
};

/**
 * The drafts of who is signed in. The key is asked for once a session, and forgotten with it.
 *
 * @returns nothing where none are kept; rejects when the key could not be had, and may be asked again
 */
export const openDrafts = (ask: Ask): Promise<DraftBox | undefined> => {
  const keeping = keepingOf();
  const login = session.user()?.login;
  if (keeping === 'insecure' || keeping === 'impossible' || !login) return Promise.resolve(undefined);
  if (!opened) {
    const beginning = begin(ask, keeping === 'sealed', login);
    beginning.catch(() => {
      if (opened === beginning) opened = undefined;
    });
    opened = beginning;
  }
  return opened;
};
