import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { typedNow } from '../../../src/components/useAskBeforeClosing.ts';
import {
  answer,
  click,
  draftForms,
  found,
  freshServerAndBrowser,
  goHome,
  holdDrafts,
  holds as holdsIn,
  kept,
  WORD,
  write,
} from '../../support/drafts.ts';
import { field } from '../../support/fields.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = freshServerAndBrowser();

const NEW = '/dashboard/addGlossary';
const { open, terms } = draftForms(server);
const word = () => field(WORD);
const holds = (text: string) => holdsIn(WORD, text);
const fill = (user: UserEvent, text: string) => write(user, WORD, text);

describe('a reset that is taken back', () => {
  it('leaves the draft of what was typed in the emptied form of an item, when it is asked for', async () => {
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu: 'Акция' });
    const [{ id }] = await terms();
    const user = await open(`/dashboard/glossary/${id}`);
    await word();
    await click(user, 'Сбросить');
    await holds('');
    await fill(user, 'Другое');
    await kept(1);
    await click(user, 'Вернуть');
    await answer(user, 'Уйти и оставить черновик');
    await holds('Акция');
    await kept(1);
    await goHome();
    await screen.findByRole('link', { name: 'Продолжить: Глоссарий, Другое' });
  });

  it('in a new form begins a draft of its own, beside the one that is left and after the one that is not wanted', async () => {
    const user = await open(NEW);
    await fill(user, 'Первое');
    await click(user, 'Сбросить');
    await holds('');
    const release = holdDrafts('encrypt');
    await fill(user, 'Второе');
    await click(user, 'Вернуть');
    await answer(user, 'Уйти и оставить черновик');
    await waitFor(async () => expect(await word()).toHaveAttribute('readonly'));
    release();
    await holds('Первое');
    await kept(2);
    await found();

    await click(user, 'Сбросить');
    await holds('');
    await fill(user, 'Третье');
    await kept(2);
    await click(user, 'Вернуть');
    await answer(user, 'Не сохранять');
    await holds('Первое');
    await kept(2);
    expect(typedNow()).toBe('kept');
    await goHome();
    await answer(user, 'Уйти и оставить черновик');
    await screen.findByRole('link', { name: 'Продолжить: Глоссарий, Первое' });
    screen.getByRole('link', { name: 'Продолжить: Глоссарий, Второе' });
  });
});

/** A draft that is asked for by a double click in a form that holds something else, and is not read before `resolve`. */
const restoreSlowly = async () => {
  await fill(await open(NEW), 'Первое');
  await kept(1);
  cleanup();
  const user = await open(NEW);
  await fill(user, 'Второе');
  await kept(2);
  const restoring = await screen.findByRole('button', { name: 'Восстановить черновик' });
  const resolve = holdDrafts('decrypt');
  await user.dblClick(restoring);
  return { user, resolve };
};

describe('a draft', () => {
  it('of a new record takes the whole place of another one, which stays a draft', async () => {
    let user = await open(NEW);
    await fill(user, 'Первое');
    await user.click(screen.getByRole('tab', { name: /^На узбекском/ }));
    await fill(user, 'Birinchi');
    await kept(1);
    cleanup();
    user = await open(NEW);
    await fill(user, 'Второе');
    await kept(2);
    cleanup();

    user = await open(NEW);
    const [, first] = await screen.findAllByRole('button', { name: 'Восстановить черновик' });
    await user.click(first as HTMLElement);
    await holds('Первое');
    await waitFor(() => expect(screen.getAllByRole('button', { name: /^Восстановить/ })).toHaveLength(1));
    await click(user, 'Восстановить черновик');
    await holds('Второе');
    await click(user, 'Опубликовать');
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms()).toMatchObject([{ keyWordRu: 'Второе', keyWordUz: '' }]);
    await kept(1);
    await goHome();
    await screen.findByRole('link', { name: 'Продолжить: Глоссарий, Первое' });
  });

  it('is not restored while a save runs that would end it', async () => {
    const user = await open(NEW);
    await fill(user, 'Черновик');
    await kept(1);
    cleanup();
    const calls = watchFetch(server.fetch);
    const release = calls.hold('UpdateOrAdd');
    await open(NEW, { fetch: calls.fetch });
    await found();
    await fill(user, 'Запись');
    await click(user, 'Опубликовать');
    await click(user, 'Восстановить черновик');
    expect(screen.getByText('Восстановить черновик')).toHaveAttribute('aria-disabled', 'true');
    expect(await word()).toHaveValue('Запись');
    release();
    await screen.findByText('Глоссарий успешно добавлен!');
    await kept(1);
  });

  it('is restored once for a double click, and nothing is typed or saved meanwhile', async () => {
    const { user, resolve } = await restoreSlowly();
    await fill(user, ' слово');
    await click(user, 'Опубликовать');
    expect(await word()).toHaveValue('Второе');
    resolve();
    await holds('Первое');
    await fill(user, ' слово');
    await holds('Первое слово');
    expect(await terms()).toEqual([]);
    await kept(2);
  });

  it('is not restored where it cannot be read in time, and the form can be edited again', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const { user, resolve } = await restoreSlowly();
    await waitFor(async () => expect(await word()).toHaveAttribute('readonly'));
    vi.advanceTimersByTime(20_000);
    await screen.findByText(/^Не удалось восстановить черновик/);
    vi.useRealTimers();
    await fill(user, ' слово');
    resolve();
    expect(await word()).toHaveValue('Второе слово');
    await click(user, 'Опубликовать');
    await screen.findByText('Глоссарий успешно добавлен!');
    await kept(1);
  });

  it('of an item that was deleted is taken to the form of a new one', async () => {
    await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', { keyWordRu: 'Акция' });
    const [{ id }] = await terms();
    const user = await open(`/dashboard/glossary/${id}`);
    await fill(user, ' дня');
    await kept(1);
    cleanup();
    await server.as('admin', 'DELETE', `/api/Admin/Glossary/Delete${id}`);
    await open(`/dashboard/glossary/${id}`);
    expect(await screen.findByText(/^Черновик хранит только изменённые поля/)).toBeVisible();
    await click(user, 'Создать заново');
    await holds('Акция дня');
    await click(user, 'Опубликовать');
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(await terms()).toMatchObject([{ keyWordRu: 'Акция дня' }]);
    await kept(0);
  });

  it('is not promised where none can be written, nor restored over what is typed there', async () => {
    await fill(await open(NEW), 'Прежнее');
    await kept(1);
    cleanup();
    const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const user = await open(NEW);
    await fill(user, 'Акция');
    await screen.findByText('Черновик не хранится');
    await click(user, 'Восстановить черновик');
    await screen.findByText(/^Не удалось восстановить черновик/);
    await holds('Акция');
    await goHome();
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('не сохранены и пропадут');
    expect(screen.queryByText('Уйти и оставить черновик')).toBeNull();
    full.mockRestore();
  });
});
