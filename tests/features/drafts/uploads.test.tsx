import '../../support/prosemirror.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { session } from '../../../src/session.ts';
import { freshBrowser, kept, rowsOf, sealed } from '../../support/drafts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { saveNameless } from '../../support/saveNameless.ts';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
freshBrowser();

const pdf = new File(['%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF'], 'Отчёт.pdf', {
  type: 'application/pdf',
});
const open = async (own: typeof fetch) =>
  (await renderAdmin(server, { at: '/dashboard/addNews', signedIn: sealed, fetch: own })).user;
const chooser = async () => {
  const inputs = await screen.findAllByLabelText(/^PDF-документ: /);
  return inputs.find((input) => !input.closest('[hidden]')) as HTMLElement;
};
const files = (count: number) => waitFor(async () => expect(await rowsOf('files')).toHaveLength(count));
/** The newest news item. */
const saved = async () => (await server.as('admin', 'GET', '/api/Admin/News/GetAllPending')).body.data[0];

describe('a file that was chosen', () => {
  it('before the session ended is kept with the draft, sent after signing in, and saved', async () => {
    const calls = watchFetch(server.fetch);
    const release = calls.hold('UploadPdf');
    const user = await open(calls.fetch);
    await user.click(await screen.findByRole('tab', { name: 'На узбекском' }));
    await user.upload(await chooser(), pdf);
    await files(1);
    session.end();
    await screen.findByRole('heading', { name: 'Вход в панель Администратора' });
    cleanup();
    release();
    const [kept] = await rowsOf('files');
    expect(new TextDecoder().decode(kept.content.bytes)).not.toContain('%PDF');

    await renderAdmin(server, { at: '/dashboard/addNews', signedIn: sealed, fetch: calls.fetch });
    await user.click(await screen.findByText('Отличается 1 поле'));
    expect(screen.getByText('Файл «Отчёт.pdf»: загрузится после восстановления')).toBeVisible();
    await user.click(screen.getByText('Восстановить черновик'));
    await user.click(await screen.findByRole('tab', { name: 'На узбекском' }));
    await screen.findByText('Отчёт.pdf');
    await saveNameless();
    await screen.findByText('Новость успешно добавлена');
    const { news } = await saved();
    expect(news.map((entry: { pdfFile?: { name: string } }) => entry.pdfFile?.name)).toEqual([
      undefined,
      'Отчёт.pdf',
      undefined,
    ]);
    await files(0);
  });

  it('but could not be written is said to be missing: while it is typed, in what is offered and in the restored form', async () => {
    const calls = watchFetch(server.fetch);
    calls.hold('UploadPdf');
    const user = await open(calls.fetch);
    const { put } = IDBObjectStore.prototype;
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      ...given
    ) {
      if (this.name === 'files') throw new DOMException('Full', 'QuotaExceededError');
      return put.apply(this, given);
    });
    await user.upload(await chooser(), pdf);
    await screen.findByText('Черновик не хранится');
    await kept(1);
    expect(screen.getByText('Черновик не хранится')).toBeVisible();
    cleanup();
    putting.mockRestore();
    await open(calls.fetch);
    await user.click(await screen.findByText('Отличается 1 поле'));
    expect(
      screen.getByText('Файл «Отчёт.pdf» не сохранился с черновиком. Выберите его ещё раз.'),
    ).toBeVisible();
    await user.click(screen.getByText('Восстановить черновик'));
    expect(await screen.findByText(/Файл «Отчёт\.pdf» не удалось прочитать/)).toBeVisible();
  });

  it('and is taken out again leaves nothing behind; one that had arrived is named in the restored form, and not sent again', async () => {
    const calls = watchFetch(server.fetch);
    const user = await open(calls.fetch);
    await user.upload(await chooser(), pdf);
    await screen.findByText('Отчёт.pdf');
    await files(1);
    await user.click(screen.getByText('Сбросить файл'));
    await files(0);
    await kept(0);
    await user.upload(await chooser(), pdf);
    await screen.findByText('Отчёт.pdf');
    await kept(1);
    cleanup();
    await open(calls.fetch);
    await user.click(await screen.findByText('Восстановить черновик'));
    // until then the draft tells the name
    await screen.findByText('Черновик восстановлен');
    await screen.findByText('Отчёт.pdf');
    await saveNameless();
    await screen.findByText('Новость успешно добавлена');
    expect((await saved()).news[0].pdfFile.name).toBe('Отчёт.pdf');
    expect(calls.count('UploadPdf')).toBe(2);
  });

  it('is replaced by the file of a draft that is restored while it is still sent', async () => {
    const calls = watchFetch(server.fetch);
    const user = await open(calls.fetch);
    await user.upload(await chooser(), pdf);
    await screen.findByText('Отчёт.pdf');
    await kept(1);
    cleanup();
    await open(calls.fetch);
    const release = calls.hold('UploadPdf');
    await user.upload(await chooser(), new File([pdf], 'Другой.pdf', { type: pdf.type }));
    await user.click(await screen.findByText('Восстановить черновик'));
    await screen.findByText('Черновик восстановлен');
    release();
    await saveNameless();
    await screen.findByText('Новость успешно добавлена');
    expect((await saved()).news[0].pdfFile.name).toBe('Отчёт.pdf');
  });
});
