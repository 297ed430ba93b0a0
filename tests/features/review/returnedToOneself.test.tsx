import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reviewForAll } from '../../support/review.ts';
import { button, QUEUE, screensWith } from '../../support/reviewScreens.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const { server, dilnoza } = reviewForAll();

const openScreen = screensWith(server, 'review accounts');

it('a reviewer who edited the item last is told that it returns to them', async () => {
  const { body } = await dilnoza('POST', '/api/Admin/News/UpdateOrAdd', newsDraft('Своя'));
  const { user } = await openScreen(`${QUEUE}/news/${body.data.id}`, {
    signedIn: { login: 'admin@depository.uz' },
  });
  await user.click(await button('Вернуть с замечанием'));
  const note = await screen.findByRole('textbox', { name: 'Замечание' });
  expect(note).toHaveAccessibleDescription(/правили вы, поэтому она вернётся вам/);
  await user.type(note, 'Проверить сумму');
  await user.click(await button('Вернуть'));
  expect(await screen.findByText('Запись возвращена вам: последней её правили вы')).toBeVisible();
});
