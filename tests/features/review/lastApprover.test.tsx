import '../../support/prosemirror.ts';
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Call, reviewOf, startReview } from '../../support/review.ts';
import { screensWith } from '../../support/reviewScreens.ts';
import type { TestServer } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';

let server: TestServer;
let dilnoza: Call;
let anvar: Call;
let barno: Call;
beforeAll(async () => {
  ({ server, dilnoza, anvar, barno } = await startReview());
});
afterAll(() => server.stop());

const WARNING = /после сохранения подтвердить её будет некому$/;

it('the form warns the only user who may still approve an item, and nobody else', async () => {
  const { switchTo } = reviewOf(
    () => anvar,
    () => barno,
  );
  await switchTo({ fourEyes: true });
  const NEWS = '/api/Admin/News/UpdateOrAdd';
  const { id } = (await anvar('POST', NEWS, newsDraft('Общая'))).body.data;
  const own = { signedIn: { login: 'admin@depository.uz' } };
  const screens = screensWith(() => server, 'review accounts');
  const open = (at: string) => screens(at, own);
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
