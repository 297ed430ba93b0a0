import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, startReview } from '../../support/review.ts';
import { button, QUEUE, screensWith } from '../../support/reviewScreens.ts';
import type { TestServer } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';

let server: TestServer;
let dilnoza: Call;
beforeAll(async () => {
  ({ server, dilnoza } = await startReview());
});
afterAll(() => server.stop());

const openScreen = screensWith(() => server, 'review accounts');

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
