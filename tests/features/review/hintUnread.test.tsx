import '../../support/prosemirror.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { reviewForEach, reviewOf } from '../../support/review.ts';
import { button, screensWith } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const NEWS = '/api/Admin/News';
const WAITS = 'Изменения уйдут на подтверждение';
const AT_ONCE = /«Изменения сразу появятся на сайте, без подтверждения»\./;

const { server, anvar, barno } = reviewForEach();
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

const open = screensWith(server, 'review accounts proposals schedule');
const { switchTo } = reviewOf(anvar, barno);

/** A published item, whose edits wait. */
const published = async () => {
  await switchTo({ edits: true });
  const { id } = (await anvar('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Было'))).body.data;
  await anvar('GET', `${NEWS}/AllowToPublish${id}`);
  return `/dashboard/news/${id}`;
};
const title = () => screen.findByRole('textbox', { name: 'Заголовок' });

it.each([
  ['an error', () => Response.json({}, { status: 500 })],
  [
    'a page',
    () => new Response('<!doctype html><title>Вход</title>', { headers: { 'content-type': 'text/html' } }),
  ],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  'a save is not sent where %s comes in place of the rules that it is checked against',
  async (_name, answer) => {
    const at = await published();
    const calls = watchFetch(server.fetch);
    const { user } = await open(at, { fetch: calls.fetch });
    await screen.findByText(WAITS);
    await user.type(await title(), '!');
    await switchTo({ edits: false });
    calls.answer('GetRules', async () => answer());
    await user.click(await button('Изменить'));
    await screen.findByText(/^Не удалось проверить, не изменились ли правила и расписание/);
    expect(calls.count('UpdateOrAdd')).toBe(0);
    calls.restore('GetRules');
    await user.click(await button('Изменить'));
    await screen.findByText(AT_ONCE);
    expect(calls.count('UpdateOrAdd')).toBe(0);
  },
);

it('a save tells first where it leads when the rules could not be read before', async () => {
  const at = await published();
  const calls = watchFetch(server.fetch);
  calls.answer('GetRules', async () => Response.json({}, { status: 500 }));
  const { user } = await open(at, { fetch: calls.fetch });
  await user.type(await title(), '!');
  await switchTo({ edits: false });
  await user.click(await button('Изменить'));
  await screen.findByText(/^Не удалось проверить, не изменились ли правила и расписание/);
  calls.restore('GetRules');
  await user.click(await button('Изменить'));
  await screen.findByText(AT_ONCE);
  expect(calls.count('UpdateOrAdd')).toBe(0);
  await user.click(await button('Изменить'));
  await screen.findByText('Новость успешно изменена');
});

it('a new item, about which rules and schedule change nothing, is saved without them', async () => {
  const calls = watchFetch(server.fetch);
  for (const call of ['GetRules', 'GetMarks'])
    calls.answer(call, async () => Response.json({}, { status: 500 }));
  const { user } = await open('/dashboard/addNews', { fetch: calls.fetch });
  await user.type(await title(), 'Новая');
  await user.click(await button('Опубликовать'));
  await screen.findByText('Новость успешно добавлена');
});

it('a save whose form is gone before it was checked is not sent', async () => {
  const at = await published();
  const calls = watchFetch(server.fetch);
  const { user } = await open(at, { fetch: calls.fetch });
  await screen.findByText(WAITS);
  await user.type(await title(), '!');
  const release = calls.hold('GetRules');
  await user.click(await button('Изменить'));
  await waitFor(() => expect(calls.held('GetRules')).toBe(1));
  cleanup();
  release();
  const { data } = (await anvar('GET', `${NEWS}/GetAllPublished`)).body;
  expect(data[0].news[0].title).toBe('Было ru');
  expect(calls.count('UpdateOrAdd')).toBe(0);
});
