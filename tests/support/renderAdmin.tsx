import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { App } from '../../src/App.tsx';
import { createAuthProvider } from '../../src/authProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import type { Role } from '../../src/dataProvider/wire.ts';
import { session } from '../../src/session.ts';
import type { TestServer } from './server.ts';

interface AdminOptions {
  /** Stands between the screens and the server, to watch or to fail calls. */
  fetch?: typeof fetch;
  as?: Role;
  /** The address to open. */
  at: string;
}

/** The whole back-office at an address, signed in, on the real server in this process. */
export const renderAdmin = async (
  server: TestServer,
  { as = 'admin', at, fetch = server.fetch }: AdminOptions,
) => {
  const token = await server.signIn(as);
  session.open({ token, name: 'Дилноза Рахимова', role: as });
  window.history.replaceState(null, '', at);
  const http = createHttp({ baseUrl: '', fetch });
  return { user: userEvent.setup(), ...render(<App http={http} authProvider={createAuthProvider(http)} />) };
};
