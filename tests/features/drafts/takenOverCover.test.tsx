import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noCipher } from '../../../src/features/drafts/cipher.ts';
import { createConnect, createDraftStore } from '../../../src/features/drafts/draftStore.ts';
import { freshBrowser, kept, plain, rowsOf } from '../../support/drafts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { startServer, type TestServer } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
freshBrowser();

it('a form does not delete a cover whose draft another tab continues', async () => {
  const calls = watchFetch(server.fetch);
  let uploaded = 100;
  calls.answer('UploadCover', async () => {
    uploaded += 1;
    return Response.json({ data: uploaded });
  });
  const deleted: string[] = [];
  calls.answer('DeleteCover', async (_own, call) => {
    deleted.push(call.split('/').at(-1) ?? '');
    return Response.json({ data: null });
  });
  await renderAdmin(server, { at: '/dashboard/addVideos', signedIn: plain, fetch: calls.fetch });
  await screen.findByLabelText('Заголовок');
  const choose = async (name: string, count: number) => {
    const file = new File([name], name, { type: 'image/png' });
    fireEvent.change(screen.getByLabelText(/^Обложка: /), { target: { files: [file] } });
    await waitFor(() => expect(calls.count('UploadCover')).toBe(count));
    await screen.findByText('Предварительный просмотр');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  };
  await choose('первая.png', 1);
  await kept(1);
  const [draft] = await rowsOf('drafts');
  const another = createDraftStore(createConnect(), noCipher, draft.owner);
  const heard = new Promise((resolve) => another.listen(resolve));
  await createDraftStore(createConnect(), noCipher, draft.owner).remove(draft.id, true);
  await heard;
  await choose('вторая.png', 2);
  await choose('третья.png', 3);
  await waitFor(() => expect(deleted).toEqual(['102']));
});
