import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { noCipher } from '../../../src/features/drafts/cipher.ts';
import { createConnect, createDraftStore } from '../../../src/features/drafts/draftStore.ts';
import { found, freshBrowser, kept, plain, rowsOf } from '../../support/drafts.ts';
import { later } from '../../support/later.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
freshBrowser();

/** The only draft is taken over, as by a tab that restores it. */
const continueInAnotherTab = async () => {
  const [draft] = await rowsOf('drafts');
  const another = createDraftStore(createConnect(), noCipher, draft.owner);
  const heard = new Promise((resolve) => another.listen(resolve));
  await createDraftStore(createConnect(), noCipher, draft.owner).remove(draft.id, true);
  await heard;
};

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
  await continueInAnotherTab();
  await choose('вторая.png', 2);
  await choose('третья.png', 3);
  await waitFor(() => expect(deleted).toEqual(['102']));
});

describe.each([
  ['that recognises repeated saves', ['idempotency']],
  ['that recognises none', []],
])('with a depository %s', (what, features) => {
  it.each(['was lost before', 'is lost after'])(
    'a form whose draft another tab continues asks before it stores a second record where its answer %s',
    async (when) => {
      vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const calls = watchFetch(server.fetch);
      const { promise: continued, resolve } = later();
      calls.answer('UpdateOrAdd', async (own) => {
        await own();
        if (when === 'is lost after') await continued;
        throw new TypeError('Failed to fetch');
      });
      const open = () =>
        renderAdmin(server, {
          at: '/dashboard/addGlossary',
          signedIn: { ...plain, features },
          fetch: calls.fetch,
        });
      const { user } = await open();
      const word = `Пай, ${what}, ${when}`;
      await user.click(await screen.findByRole('textbox', { name: 'Ключевое слово' }));
      await user.paste(word);
      await kept(1);
      const save = () => screen.getByText('Опубликовать', { selector: 'button' }).click();
      save();
      const isAnswerLost = () => screen.findByText(/Дошло ли отправленное, неизвестно/);
      if (when === 'was lost before') await isAnswerLost();
      await waitFor(() => expect(calls.count('UpdateOrAdd')).toBe(1));
      await continueInAnotherTab();
      resolve();
      await isAnswerLost();
      calls.restore('UpdateOrAdd');
      save();
      const question = () => screen.findByRole('alertdialog', { name: 'Отправить ещё раз?' });
      expect(await question()).toBeVisible();

      // its own draft still asks after a reload
      await kept(1);
      cleanup();
      await open();
      await found();
      await user.click(screen.getByRole('button', { name: 'Восстановить черновик' }));
      await screen.findByDisplayValue(word);
      save();
      expect(await question()).toBeVisible();
      const { body } = await server.as('admin', 'GET', '/api/Admin/GetGlossaries');
      const stored = body.data.filter(({ keyWordRu }: { keyWordRu: string }) => keyWordRu === word);
      expect(stored).toHaveLength(1);
    },
  );
});
