import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Conflict } from '../../../src/dataProvider/conflict.ts';
import { session } from '../../../src/session.ts';
import { FOREIGN, renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { listed, save, specifiedDepository } from '../../support/specifiedDepository.ts';

const server = serverForAll();
afterEach(() => vi.restoreAllMocks());
const depository = specifiedDepository();

const [PUBLISHED, PENDING] = ['/News/GetAllPublished', '/News/GetAllPending'];
const item = (status: unknown) => ({
  id: 3,
  posted: '2026-11-21',
  status,
  news: ['ru', 'uz', 'en'].map((language) => ({ id: 1, newsBaseId: 3, language, title: 'Новость' })),
});
const other = { ...item(''), id: 4 };

/** A storage that is full for whole items. */
const refuseLarge = () => {
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
    if (key === 'CURRENT_ITEM' && value.length > 20) throw new DOMException('full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
};

describe('an item of a depository whose lists alone tell what the site shows', () => {
  it.each([
    ['approved', 'pending', PENDING, PUBLISHED, { wasOnSite: false, onSite: true }],
    ['sent back', 'published', PUBLISHED, PENDING, { wasOnSite: true, onSite: false }],
  ])('is not saved unasked once it is %s, whatever its status', async (_what, status, from, to, told) => {
    for (const word of ['', undefined, 'Published']) {
      depository.answers = { [from]: [item(word), other], [to]: [] };
      depository.calls.length = 0;
      const data = depository.provider();
      const [opened] = await listed(data, 'news', { status });
      depository.answers = { [from]: [other], [to]: [item(word)] };
      const typed = { isReferToCorruption: true };
      const refused = await save(data, 'news', opened, typed).catch((error) => error);
      expect(refused).toBeInstanceOf(Conflict);
      expect(refused.details).toEqual(told);
      expect(depository.posts()).toEqual([]);
      // the user has decided to save it as it is now
      await save(data, 'news', refused.stored, typed);
      expect(depository.posts()).toHaveLength(1);
    }
  });

  it('is saved while it is in the list in which it was opened, though another status is written there', async () => {
    depository.answers = { [PENDING]: [item('Новая')], [PUBLISHED]: [] };
    const data = depository.provider();
    const [opened] = await listed(data, 'news', { status: 'pending' });
    depository.answers[PENDING] = [item('На проверке')];
    await expect(save(data, 'news', opened, {})).rejects.toMatchObject({
      details: { wasOnSite: false, onSite: false },
    });
  });

  it.each([
    ['approved', 'В ожидании', PENDING, PUBLISHED, /^Запись уже опубликована/, false],
    [
      'approved under another id',
      'В ожидании',
      PENDING,
      PUBLISHED,
      /^Введённое осталось.* опубликованных/,
      false,
    ],
    ['taken down', 'Опубликованные', PUBLISHED, PENDING, /^Запись тем временем сняли с сайта/, false],
    ['approved before a reload', 'В ожидании', PENDING, PUBLISHED, /^Запись уже опубликована/, true],
    ['so, being larger than the storage', 'В ожидании', PENDING, PUBLISHED, /^Запись уже опубликована/, true],
  ])('is asked about as what happened to it (%s)', async (what, tab, from, to, text, isReloaded) => {
    if (what.includes('storage')) refuseLarge();
    const lists: Record<string, unknown[]> = { [from]: [other, item('1')], [to]: [] };
    const foreign: typeof fetch = async (input, init) => {
      const path = String(input);
      if (path.endsWith('Delete4')) lists[from] = [item('1')];
      const answer = Object.entries(lists).find(([end]) => path.endsWith(end))?.[1];
      if (answer) return Response.json(answer);
      if (path.endsWith('Delete4')) return Response.json({});
      return server.fetch(input, init);
    };
    const { user, unmount } = await renderAdmin(server, {
      at: '/dashboard/allNews',
      signedIn: FOREIGN,
      fetch: foreign,
    });
    await user.click(await screen.findByRole('tab', { name: tab }));
    // the rows below move up
    await user.click((await screen.findAllByRole('button', { name: 'Удалить: Новость' }))[0] as HTMLElement);
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Удалить' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Изменить: Новость' })).toHaveLength(1));
    await user.click(screen.getByRole('link', { name: 'Изменить: Новость' }));
    await screen.findByRole('checkbox', { name: /Относится ли к деятельности/ });
    if (isReloaded) {
      const { state: entry } = window.history;
      const kept = { ...sessionStorage };
      const at = window.location.pathname;
      unmount();
      session.clear();
      Object.assign(lists, { [from]: [other], [to]: [item('1')] });
      await renderAdmin(server, { at, entry, kept, signedIn: FOREIGN, fetch: foreign });
    }
    await user.click(await screen.findByRole('checkbox', { name: /Относится ли к деятельности/ }));
    const id = what.includes('another id') ? 77 : 3;
    Object.assign(lists, { [from]: [other], [to]: [{ ...item('0'), id }] });
    await user.click(screen.getByRole('button', { name: 'Изменить' }));
    expect(await screen.findByText(text)).toBeVisible();
  });
});
