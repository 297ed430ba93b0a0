import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { session } from '../../../src/session.ts';
import { heldCalls } from '../../support/heldCalls.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForEach();

const pdf = new File(['%PDF-1.4\n%%EOF'], 'Отчёт.pdf', { type: 'application/pdf' });
const SAVE = 'UpdateOrAdd';
const refusal = () => Response.json({ message: 'База данных недоступна.' }, { status: 503 });
const question = () => screen.queryByRole('alertdialog', { name: 'Уйти без сохранения?' });
const answer = async (name: string) =>
  within(await screen.findByRole('alertdialog'))
    .getByText(name, { selector: 'button' })
    .click();
const goHome = () => screen.getAllByRole('link', { name: 'Главная страница' })[0]?.click();

const openGlossary = async (own: typeof fetch = server.fetch) => {
  const calls = heldCalls(own, SAVE);
  const { user } = await renderAdmin(server, { at: '/dashboard/addGlossary', fetch: calls.fetch });
  const word = await screen.findByRole('textbox', { name: 'Ключевое слово' });
  const type = async (text: string) => {
    await user.click(word);
    await user.paste(text);
  };
  return { user, calls, word, type, save: () => screen.getByText('Опубликовать').click() };
};

const signOut = async (user: Awaited<ReturnType<typeof renderAdmin>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Учётная запись' }));
  await user.click(await screen.findByText('Выйти'));
};

describe('leaving a form while it saves', () => {
  it('waits, and goes where one wanted to go', async () => {
    const { calls, type, save } = await openGlossary();
    await type('Акция');
    save();
    await screen.findByText('Сохраняется…');
    goHome();
    await screen.findByText('Сохраняется, затем откроется выбранный раздел…');
    expect(window.location.pathname).toBe('/dashboard/addGlossary');
    expect(question()).toBeNull();
    calls.release();
    await screen.findByText('Глоссарий успешно добавлен!');
    await waitFor(() => expect(window.location.pathname).toBe('/dashboard'));
    expect(calls.to(SAVE)).toHaveLength(1);
  });

  it('asks when the save fails, and keeps everything for who stays', async () => {
    const { calls, word, type, save } = await openGlossary(async (input, init) =>
      String(input).includes(SAVE) ? refusal() : server.fetch(input, init),
    );
    await type('Акция');
    save();
    goHome();
    calls.release();
    await answer('Остаться');
    await waitFor(() => expect(question()).toBeNull());
    expect(window.location.pathname).toBe('/dashboard/addGlossary');
    expect(word).toHaveValue('Акция');
  });

  it('by signing out waits too', async () => {
    const { user, calls, type, save } = await openGlossary();
    await type('Акция');
    save();
    await signOut(user);
    expect(session.token()).not.toBeNull();
    calls.release();
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    await server.signIn('admin');
    const { body } = await server.as('admin', 'GET', '/api/Admin/GetGlossaries');
    expect(body.data).toMatchObject([{ keyWordRu: 'Акция' }]);
  });
});

describe('signing out', () => {
  it('of a changed form asks first', async () => {
    const { user, word, type } = await openGlossary();
    await type('Акция');
    await signOut(user);
    await answer('Остаться');
    await waitFor(() => expect(question()).toBeNull());
    expect(word).toHaveValue('Акция');
    expect(session.token()).not.toBeNull();
    await signOut(user);
    await answer('Уйти');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(session.token()).toBeNull();
  });

  it('of an untouched one does not ask, also where a text is written', async () => {
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', {
      id: 0,
      posted: '2026-03-05',
      news: [{ id: 0, language: 'ru', title: 'Новость', description: null }],
    });
    const { body } = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    const { user } = await renderAdmin(server, { at: `/dashboard/news/${body.data[0].id}` });
    await screen.findByRole('textbox', { name: 'Текст' });
    await user.click(screen.getByRole('tab', { name: 'На английском' }));
    await signOut(user);
    await waitFor(() => expect(window.location.pathname).toBe('/'));
  });
});

describe('closing the tab', () => {
  /** Whether the browser would ask first. */
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  it('asks while something typed is not saved, and no longer afterwards', async () => {
    const { calls, type, save } = await openGlossary();
    calls.release();
    expect(isAsked()).toBe(false);
    await type('Акция');
    expect(isAsked()).toBe(true);
    save();
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(isAsked()).toBe(false);
  });

  it('asks while anything is on its way, a file and a deletion too', async () => {
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Новость'));
    const calls = watchFetch(server.fetch);
    const { user } = await renderAdmin(server, { at: '/dashboard/addNews', fetch: calls.fetch });
    const sent = calls.hold('UploadPdf');
    await user.upload(await screen.findByLabelText(/^PDF-документ: /), pdf);
    expect(isAsked()).toBe(true);
    goHome();
    await answer('Остаться');
    sent();
    await screen.findByText(pdf.name);
    expect(isAsked()).toBe(true);

    await user.click(screen.getByText('Сбросить'));
    screen.getAllByRole('link', { name: 'Новости' })[0]?.click();
    await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
    const deleted = calls.hold('DELETE');
    await user.click(await screen.findByLabelText('Удалить: Новость ru'));
    expect(isAsked()).toBe(false);
    await answer('Удалить');
    expect(isAsked()).toBe(true);
    await signOut(user);
    await screen.findByText(/^Последнее действие ещё не выполнено/);
    await answer('Остаться');
    deleted();
    await screen.findByText('Новость успешно удалена');
    expect(isAsked()).toBe(false);
  });

  it('asks while something is typed in a form above the screen, as closing that form does', async () => {
    const { user } = await renderAdmin(server, { at: '/dashboard/addGuaranteeFundUZS' });
    await user.click(await screen.findByText('+ добавить строку'));
    expect(isAsked()).toBe(false);
    await user.type(await screen.findByLabelText('Код'), '7');
    expect(isAsked()).toBe(true);
    await user.keyboard('{Escape}');
    await answer('Остаться');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByLabelText('Код')).toHaveValue('7');
    await user.keyboard('{Escape}');
    await answer('Уйти');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(isAsked()).toBe(false);
  });
});
