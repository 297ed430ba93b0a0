import { expect, it } from 'vitest';
import { reviewCalls } from '../../../src/dataProvider/reviewCalls.ts';
import { approveEach } from '../../../src/features/review/approveEach.ts';
import { openSession, providerOver } from '../../support/provider.ts';
import { OURS } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { newsDraft } from '../../support/serverPublications.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
const features = [...OURS, 'review'];

it('what somebody has ticked is not approved in the name of whoever signs in meanwhile', async () => {
  for (const title of ['Первая', 'Вторая'])
    await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', newsDraft(title));
  const watched = watchFetch(server.fetch);
  const data = providerOver({ fetch: watched.fetch });
  await openSession(server, features);
  const { rows } = await data.ask(reviewCalls.queue({}));
  const release = watched.hold('AllowToPublish');
  const outcomes = approveEach(rows, ({ itemId: id, version }) =>
    data.approve('news', { id, previousData: { id, version } }),
  );
  await expect.poll(() => watched.held('AllowToPublish')).toBe(1);
  await openSession(server, features, 'kadry');
  release();
  expect((await outcomes).map(({ state }) => state)).toEqual(['approved', 'unsent']);
  expect(watched.count('AllowToPublish')).toBe(1);
});
