import '../../support/prosemirror.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewForAll, reviewOf } from '../../support/review.ts';
import { button, screensWith } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const { server, dilnoza, anvar, barno } = reviewForAll();

const NEWS = '/api/Admin/News/UpdateOrAdd';
const WARNING = /после сохранения подтвердить её будет некому$/;

const screens = screensWith(server, 'review accounts');
const open = (at: string) => screens(at, { signedIn: { login: 'admin@depository.uz' } });

it('the form warns the only user who may still approve an item, and nobody else', async () => {
  const { switchTo } = reviewOf(anvar, barno);
  await switchTo({ fourEyes: true });
  const { id } = (await anvar('POST', NEWS, newsDraft('Общая'))).body.data;
  const first = await open(`/dashboard/news/${id}`);
  await screen.findByText('Изменения уйдут на подтверждение');
  expect(screen.queryByText(WARNING)).toBeNull();
  first.unmount();
  await barno('POST', NEWS, newsDraft('Общая правка', { id }));
  const second = await open(`/dashboard/news/${id}`);
  expect(await screen.findByText(WARNING)).toBeVisible();
  second.unmount();
  await dilnoza('POST', NEWS, newsDraft('Общая, снова', { id }));
  await open(`/dashboard/news/${id}`);
  await screen.findByText('Изменения уйдут на подтверждение');
  await waitFor(() => expect(screen.queryByText(WARNING)).toBeNull());
});

it('the form warns also once a conflict has shown the save that leaves nobody else', async () => {
  const { id } = (await anvar('POST', NEWS, newsDraft('Спорная'))).body.data;
  const { user } = await open(`/dashboard/news/${id}`);
  await screen.findByText('Изменения уйдут на подтверждение');
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), '!');
  await barno('POST', NEWS, newsDraft('Спорная правка', { id }));
  await user.click(await button('Изменить'));
  const dialog = within(await screen.findByRole('dialog', { name: /^Запись изменили/ }));
  for (const mine of dialog.getAllByRole('radio', { name: 'Мой вариант' })) await user.click(mine);
  await user.click(dialog.getByRole('button', { name: 'Перенести в форму' }));
  expect(await screen.findByText(WARNING)).toBeVisible();
});
