import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/App.tsx';
import { createAuthProvider } from '../../src/authProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { type SignedIn, session } from '../../src/session.ts';
import type { Role } from '../../src/wire/wire.ts';
import type { TestServer } from './server.ts';

export interface AdminOptions {
  /** Stands between the screens and the server, to watch or to fail calls. */
  fetch?: typeof fetch;
  as?: Role;
  /** The address to open. */
  at: string;
  /** What the history entry of this address says: it was left before, and is come back to. */
  entry?: object;
  /** What session storage still holds. */
  kept?: Record<string, string>;
  /** What else sign-in has told; its features are added to `OURS`, and none make it another depository. Without a login, no drafts are kept. */
  signedIn?: Partial<SignedIn>;
}

/** What our server names at sign-in besides its screens. */
export const OURS = ['pages', 'versions', 'ownFiles'];

/** What another depository tells: it names nothing. */
export const FOREIGN = { features: [] };

/** The whole back-office at an address, signed in, on the real server in this process. */
export const renderAdmin = async (
  server: TestServer,
  { as = 'admin', at, entry, kept = {}, signedIn = {}, fetch = server.fetch }: AdminOptions,
) => {
  const token = await server.signIn(as);
  const features = signedIn.features?.length === 0 ? [] : [...OURS, ...(signedIn.features ?? [])];
  session.open({ token, name: 'Дилноза Рахимова', role: as, ...signedIn, features });
  for (const [key, value] of Object.entries(kept)) sessionStorage.setItem(key, value);
  window.history.replaceState(entry ?? null, '', at);
  const http = createHttp({ baseUrl: '', fetch });
  return { user: userEvent.setup(), ...render(<App http={http} authProvider={createAuthProvider(http)} />) };
};
