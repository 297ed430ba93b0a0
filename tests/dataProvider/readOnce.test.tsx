import { QueryClient } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { App, prepare } from '../../src/App.tsx';
import { createAuthProvider } from '../../src/authProvider.ts';
import { plan } from '../../src/boot/plan.ts';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { authorization, createHttp } from '../../src/dataProvider/http.ts';
import { emptyEntries } from '../../src/dataProvider/records.ts';
import { session } from '../../src/session.ts';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../support/server.ts';
import { addTypes } from '../support/serverRegisters.ts';
import { watchFetch } from '../support/watchedFetch.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

it('a list of other pages than most asks for its first rows by the call that the page has made before it', async () => {
  const calls = watchFetch(server.fetch);
  await renderAdmin(server, { at: '/dashboard/allHistories', fetch: calls.fetch });
  await screen.findByText('Запрашиваемая история еще не добавлена.');
  expect(calls.count(`GET ${plan().rows.admin?.allHistories}`)).toBe(1);
});

it('an item that is opened by its own address is read once', async () => {
  const { body } = await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', {
    keyWordRu: 'Акция',
  });
  const calls = watchFetch(server.fetch);
  const { user } = await renderAdmin(server, {
    at: `/dashboard/glossary/${body.data.id}`,
    kept: { FEATURES: 'review' },
    fetch: calls.fetch,
  });
  expect(await screen.findByRole('textbox', { name: 'Ключевое слово' })).toHaveValue('Акция');
  expect(calls.count('GET /api/Admin/Glossary/')).toBe(1);

  // what waits is counted at rest, and once more after a save
  await waitFor(() => expect(calls.count('Review/GetCount')).toBe(1), { timeout: 4000 });
  await user.type(screen.getByRole('textbox', { name: 'Ключевое слово' }), ' простая');
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await screen.findByRole('link', { name: 'Акция простая' });
  expect(calls.count('Review/GetCount')).toBe(2);
});

it('a document of a year is saved without reading its list: it has a version', async () => {
  const { information } = await addTypes(server);
  const calls = watchFetch(server.fetch);
  const data = createDataProvider(createHttp({ baseUrl: '', fetch: calls.fetch }), new QueryClient());
  session.open({ token: await server.signIn('admin'), name: 'Дилноза Рахимова', role: 'admin' });
  const entries = emptyEntries({ title: 'Отчёт', pdfId: null });
  const { data: saved } = await data.create('information', {
    data: { year: 2025, informationTypeId: information, entries },
  });
  const { data: opened } = await data.getOne('information', { id: saved.id });
  await data.update('information', { id: opened.id, data: opened, previousData: opened, meta: { opened } });
  expect(calls.count('GetByCode')).toBe(0);
});

describe('rows that the page has asked for before its code was there', () => {
  const path = plan().rows.admin?.glossary ?? '';

  /** Opens the list as the page does. @param before - what happens to the call that the page makes */
  const arrive = async (before: (calls: ReturnType<typeof watchFetch>) => void = () => undefined) => {
    const calls = watchFetch(server.fetch);
    before(calls);
    const token = await server.signIn('admin');
    session.open({ token, name: 'Дилноза Рахимова', role: 'admin' });
    window.history.replaceState(null, '', '/dashboard/glossary');
    const answer = calls.fetch(path, { headers: authorization(token) });
    globalThis.early = { path, token, answer, controller: new AbortController() };
    const http = createHttp({ baseUrl: '', fetch: calls.fetch });
    const providers = { http, authProvider: createAuthProvider(http) };
    const prepared = await prepare('/dashboard/glossary', providers);
    const app = <App {...providers} prepared={prepared} />;
    return { ...render(app), app, asked: () => calls.count(`GET ${path}`) };
  };
  const row = () => screen.findByRole('link', { name: 'Облигация' });

  beforeAll(() => server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu: 'Облигация' }));

  it('are there when the list is first drawn, and are read once', async () => {
    const { unmount, app, asked } = await arrive();
    expect(screen.getByRole('link', { name: 'Облигация' })).toBeVisible();
    unmount();
    // coming back to it asks again
    render(app);
    await row();
    expect(asked()).toBe(2);
  });

  it('are waited for, and not asked for again, where they take longer than the code', async () => {
    let release = () => {};
    const { asked } = await arrive((calls) => {
      release = calls.hold(path);
    });
    expect(screen.queryByRole('link', { name: 'Облигация' })).toBeNull();
    release();
    await row();
    expect(asked()).toBe(1);
  });

  it('and that cannot be had are told once, and asked for again by whoever wants them', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = async () => new Response('{"message":"Идут работы."}', { status: 503 });
    let restore = () => {};
    const { asked } = await arrive((calls) => {
      calls.answer(path, refused);
      restore = () => calls.restore(path);
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Идут работы.');
    expect(asked()).toBe(1);
    restore();
    await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
    await row();
    expect(asked()).toBe(2);
  });
});
