import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PASSWORD } from '../support/firstAccounts.ts';
import { startServer, type TestServer } from '../support/server.ts';

const STORAGES = ['localStorage', 'sessionStorage', 'indexedDB'] as const;
const own = STORAGES.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
  vi.resetModules();
});
afterEach(async () => {
  for (const [at, name] of STORAGES.entries()) {
    Reflect.deleteProperty(globalThis, name);
    const former = own[at];
    if (former) Object.defineProperty(globalThis, name, former);
  }
  vi.unstubAllGlobals();
  await server.stop();
});

it('a browser that blocks all storage signs in, and shows the screens for as long as the page stands', async () => {
  const get = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of STORAGES) Object.defineProperty(globalThis, name, { configurable: true, get });
  vi.stubGlobal('fetch', server.fetch);
  document.body.innerHTML = '<div id="root"></div>';
  const { root } = await import('../../src/main.tsx');
  // the page is the same one for the next file
  onTestFinished(() => {
    act(() => root.unmount());
    document.body.replaceChildren();
  });
  await screen.findByRole('heading', { name: 'Вход в панель Администратора' });
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Логин'), 'admin@depository.uz');
  await user.type(screen.getByLabelText('Пароль'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
  expect(await screen.findByRole('heading', { name: 'Главная страница' })).toBeVisible();
});
