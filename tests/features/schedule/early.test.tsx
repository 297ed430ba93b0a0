import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { daysAfter, wallTime } from '../../../server/lib/days.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { settled as usable } from '../../support/reviewScreens.ts';
import { serverForEach } from '../../support/server.ts';
import { news, newsDraft, publicationCalls } from '../../support/serverPublications.ts';

const LATER =
  /Публикация назначена на \d\d\.\d\d\.\d{4} в 09:00 \(.+\)\. Чтобы опубликовать запись сейчас, подтвердите её ещё раз\./;

const server = serverForEach();
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const call = (method: 'GET' | 'POST', url: string, body?: object) => server.as('admin', method, url, body);
const { save, saved, published } = publicationCalls(server, news);
const add = (title: string) => saved(newsDraft(title));
/** What a colleague does meanwhile. */
const schedule = (item: { id: number; version: number }) => {
  const day = daysAfter(wallTime(new Date(server.now())).day, 5);
  const plan = { kind: 'news', ...item, act: 'publish', day, time: '09:00', was: null };
  return call('POST', '/api/Admin/Schedule/Set', plan);
};
const features = ['review', 'schedule'];

it('an approval in the list says that a colleague has scheduled the item for later, and publishes it when repeated', async () => {
  const item = await add('Итоги');
  const { user } = await renderAdmin(server, { at: '/dashboard/allNews', signedIn: { features } });
  await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
  const approve = await screen.findByLabelText('Подтвердить: Итоги ru');
  await schedule(item);
  await waitFor(() => expect(approve).not.toHaveAttribute('aria-disabled'));
  await user.click(approve);
  expect(await screen.findByText(LATER)).toBeVisible();
  const again = screen.getByLabelText('Повторить: Подтвердить: Итоги ru');
  // a quick second click comes before that was read
  fireEvent.click(again);
  expect(await published()).toEqual([]);
  await waitFor(async () => {
    await user.click(again);
    expect(await published()).toMatchObject([{ id: item.id }]);
  });
});

it('an approval that was refused for another version, or by the button itself, publishes early what was told of alone', async () => {
  const item = await add('Итоги');
  const { user } = await renderAdmin(server, { at: '/dashboard/allNews', signedIn: { features } });
  await user.click(await screen.findByRole('tab', { name: 'В ожидании' }));
  const approve = () => screen.findByLabelText('Подтвердить: Итоги ru');
  const settled = () => waitFor(async () => expect(await approve()).not.toHaveAttribute('aria-disabled'));
  const again = () => screen.findByLabelText('Повторить: Подтвердить: Итоги ru');
  await schedule(item);
  await settled();
  await user.click(await approve());
  await screen.findByText(LATER);
  const changed = newsDraft('Итоги', { id: item.id, posted: '2026-03-06' });
  const { data } = (await save(changed)).body;
  await waitFor(async () => {
    await user.click(await again());
    expect(screen.getByText(/Запись уже изменил кто-то другой/)).toBeVisible();
  });
  await schedule(data);
  await settled();
  await user.click(await approve());
  expect(await screen.findByText(LATER)).toBeVisible();
  expect(await published()).toEqual([]);
  await settled();
  await waitFor(async () => {
    await user.click(await approve());
    expect(await published()).toHaveLength(1);
  });
});

it('an approval of several names what is scheduled for later, and publishes it when repeated', async () => {
  await add('Готовая');
  const item = await add('Назначенная');
  const { user } = await renderAdmin(server, { at: '/dashboard/review', signedIn: { features } });
  await screen.findByRole('checkbox', { name: 'Выбрать: Готовая ru' });
  await user.click(screen.getByRole('button', { name: 'Выбрать все на странице' }));
  await schedule(item);
  await user.click(screen.getByRole('button', { name: 'Подтвердить выбранные' }));
  await user.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Подтвердить' }),
  );
  const outcome = await screen.findByRole('group', { name: 'Результат' });
  expect(outcome).toHaveTextContent(LATER);
  expect(await published()).toHaveLength(1);
  const publishNow = 'Опубликовать сейчас, не дожидаясь срока';
  // it has come to where «Повторить» may have been clicked
  fireEvent.click(within(outcome).getByRole('button', { name: publishNow }));
  const button = await usable(publishNow);
  expect(await published()).toHaveLength(1);
  await user.click(button);
  await waitFor(async () => expect(await published()).toHaveLength(2));
});

it('cancelling a schedule refuses where a colleague has moved it', async () => {
  const item = await add('Перенесённая');
  const { id, day } = (await schedule(item)).body.data;
  const { user } = await renderAdmin(server, { at: `/dashboard/news/${item.id}`, signedIn: { features } });
  await user.click(await screen.findByRole('button', { name: /Расписание/ }));
  const withdraw = await screen.findByRole('button', { name: /^Отменить: / });
  await call('POST', '/api/Admin/Schedule/Move', { id, day, time: '10:00' });
  await user.click(withdraw);
  expect(await screen.findByText(/^Время уже изменил кто-то другой: теперь .* в 10:00/)).toBeVisible();
  const { items } = (await call('GET', `/api/Admin/Schedule/GetItem/news/${item.id}`)).body.data;
  expect(items).toMatchObject([{ state: 'waiting', time: '10:00' }]);
});

it('cancelling a stopped schedule refuses where a colleague has set it again for the same time', async () => {
  const item = await add('Остановленная');
  const { day } = (await schedule(item)).body.data;
  const edited = await saved(newsDraft('Остановленная правкой', { id: item.id }));
  const { user } = await renderAdmin(server, { at: `/dashboard/news/${item.id}`, signedIn: { features } });
  await user.click(await screen.findByRole('button', { name: /Расписание/ }));
  const withdraw = await screen.findByRole('button', { name: /^Отменить: / });
  server.moveClock(1);
  await call('POST', '/api/Admin/Schedule/Set', {
    kind: 'news',
    ...edited,
    act: 'publish',
    day,
    time: '09:00',
  });
  await user.click(withdraw);
  expect(await screen.findByText(/^Время уже изменил кто-то другой: теперь .* в 09:00/)).toBeVisible();
});
