import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { found, freshBrowser, kept, plain } from '../../support/drafts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
freshBrowser();

it('a file that was uploaded stays where its replacement fails, also in the draft, and the failure can be taken back', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls = watchFetch(server.fetch);
  const choose = (name: string) => {
    const file = new File([name], name, { type: 'image/png' });
    fireEvent.change(screen.getByLabelText(/^Обложка: /), { target: { files: [file] } });
  };
  const failed = () => screen.findByText(/Не удалось загрузить файл «не картинка\.png»/);
  const open = () => renderAdmin(server, { at: '/dashboard/addVideos', signedIn: plain, fetch: calls.fetch });
  await open();
  await screen.findByLabelText('Заголовок');
  calls.answer('UploadCover', async () => Response.json({ data: 101 }));
  choose('первая.png');
  await screen.findByText('Предварительный просмотр');
  calls.answer('UploadCover', async () => Response.json({ message: 'Это не изображение.' }, { status: 400 }));
  choose('не картинка.png');
  await failed();
  await kept(1);
  cleanup();

  const { user } = await open();
  await found();
  await user.click(screen.getByRole('button', { name: 'Восстановить черновик' }));
  await failed();
  expect(screen.getByText('Предварительный просмотр')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByText(/Не удалось загрузить файл/)).toBeNull());
  expect(screen.getByText('Предварительный просмотр')).toBeVisible();
});
