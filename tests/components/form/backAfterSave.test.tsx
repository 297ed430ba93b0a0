import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForEach } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForEach();
const SAVE = '/api/Admin/Glossary/UpdateOrAdd';

const field = () => screen.findByRole('textbox', { name: 'Ключевое слово' });

/** Presses Back once the address is that of the list, which is not rendered yet. */
const pressBackAfterSave = () => {
  const push = vi.spyOn(window.history, 'pushState').mockImplementationOnce((...args) => {
    push.mockRestore();
    window.history.pushState(...args);
    setTimeout(() => window.history.back());
  });
};

/** Opens a term, or the form of a new one, and types into it. */
const openForm = async (what: 'stored' | 'new') => {
  const body = { keyWordRu: 'Было', descriptionRu: 'Описание' };
  const { id } = (await server.as('admin', 'POST', SAVE, body)).body.data;
  const calls = watchFetch(server.fetch);
  const { user } = await renderAdmin(server, { at: '/dashboard/allGlossaries', fetch: calls.fetch });
  const link = what === 'new' ? { name: 'Добавить' } : { name: 'Изменить: Было' };
  await user.click(await screen.findByRole('link', link));
  const word = await field();
  await user.type(word, ' и стало');
  return { user, calls, word, read: `Get${id}` };
};

const save = async (user: Awaited<ReturnType<typeof openForm>>['user']) => {
  await user.keyboard('{Control>}[KeyS]{/Control}');
  await screen.findByText('Глоссарий успешно добавлен!');
};

describe('a form at Back right after its save', () => {
  it('opens anew with what is stored by now, and saves it again', async () => {
    const { user, calls, word, read } = await openForm('stored');
    const release = calls.hold(read);
    pressBackAfterSave();
    await save(user);
    await waitFor(() => expect(word).not.toBeInTheDocument());
    expect(screen.getByRole('status', { name: 'Выполняется загрузка ...' })).toBeVisible();
    release();
    expect(await field()).toHaveValue('Было и стало');
    expect(document.body).not.toHaveFocus();
    await user.type(await field(), '!');
    await save(user);
    await screen.findByRole('heading', { level: 1, name: 'Глоссарий' });
    expect(calls.count(SAVE)).toBe(2);
    const { body } = await server.as('admin', 'GET', `/api/Admin/Glossary/${read}`);
    expect(body.data.keyWordRu).toBe('Было и стало!');
  });

  it('says that it could not be read, and tries again', async () => {
    const { user, calls, read } = await openForm('stored');
    calls.answer(read, async () => new Response('{"message":"Сбой"}', { status: 500 }));
    pressBackAfterSave();
    await save(user);
    expect(await screen.findByText('Не удалось открыть запись.')).toBeVisible();
    calls.restore(read);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(await field()).toHaveValue('Было и стало');
  });

  it('is empty if it was that of a new record', async () => {
    const { user, word } = await openForm('new');
    pressBackAfterSave();
    await save(user);
    await waitFor(() => expect(word).not.toBeInTheDocument());
    expect(await field()).toHaveValue('');
    expect(document.body).not.toHaveFocus();
    expect(await field()).not.toHaveAttribute('readonly');
  });

  it('is not read again where the save has left it', async () => {
    const { user, calls, read } = await openForm('stored');
    const reads = calls.count(read);
    const release = calls.hold(SAVE);
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await waitFor(() => expect(calls.held(SAVE)).toBe(1));
    window.history.back();
    await screen.findByText('Сохраняется, затем откроется выбранный раздел…');
    release();
    await screen.findByRole('heading', { level: 1, name: 'Глоссарий' });
    expect(calls.count(read)).toBe(reads);
  });

  it('opens anew also if somebody was leaving it for another list', async () => {
    const { user, calls } = await openForm('stored');
    const release = calls.hold(SAVE);
    await user.keyboard('{Control>}[KeyS]{/Control}');
    await waitFor(() => expect(calls.held(SAVE)).toBe(1));
    await user.click(screen.getByRole('link', { name: 'Новости' }));
    await screen.findByText('Сохраняется, затем откроется выбранный раздел…');
    const { state } = window.history;
    const { pathname } = window.location;
    const push = vi.spyOn(window.history, 'pushState').mockImplementationOnce((...args) => {
      push.mockRestore();
      window.history.pushState(...args);
      // Back at once: that of jsdom comes later
      window.history.replaceState(state, '', pathname);
      window.dispatchEvent(new PopStateEvent('popstate', { state }));
    });
    release();
    await waitFor(async () => expect(await field()).not.toHaveAttribute('readonly'));
    expect(await field()).toHaveValue('Было и стало');
  });
});
