import '../../support/prosemirror.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { heldCalls } from '../../support/heldCalls.ts';
import { FOREIGN, renderAdmin } from '../../support/renderAdmin.tsx';
import { saveNameless } from '../../support/saveNameless.ts';
import { serverForEach } from '../../support/server.ts';

const server = serverForEach();

const cover = (name: string) => new File([name], name, { type: 'image/png' });
const button = (name: string) => screen.getByText(name, { selector: 'button' });
const chooser = () => screen.getByLabelText(/^Обложка: /);
const removed = (calls: ReturnType<typeof heldCalls>) =>
  calls.to('DeleteCover').map(({ path }) => Number(path.split('/').at(-1)));

/** A depository that numbers the covers it gets from 101 on, the first of which may take long. */
const openForm = async (answer?: (number: number) => Promise<unknown>, at = '/dashboard/addVideos') => {
  let count = 0;
  const calls = heldCalls(async (input, init) => {
    const path = String(input);
    if (path.includes('DeleteCover')) return Response.json({ data: null });
    if (!path.includes('UploadCover')) return server.fetch(input, init);
    count += 1;
    const number = count;
    await answer?.(number);
    return Response.json({ data: 100 + number });
  }, 'UpdateOrAdd');
  const { user } = await renderAdmin(server, { at, fetch: calls.fetch });
  await screen.findByRole('textbox', { name: 'Заголовок' });
  const choose = (name: string) => fireEvent.change(chooser(), { target: { files: [cover(name)] } });
  const choosen = async (name: string) => {
    choose(name);
    await screen.findByText('Предварительный просмотр');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  };
  return { user, calls, choose, choosen };
};

const savedCover = (calls: ReturnType<typeof heldCalls>, at = 0) => {
  const body = calls.to('UpdateOrAdd')[at]?.body as { videos: { coverId: unknown }[] };
  return body.videos[0]?.coverId;
};

describe('of two quick covers', () => {
  it('the last one wins, whichever arrives last, and the other is removed', async () => {
    let arrive = () => {};
    const slow = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const { calls, choose } = await openForm((number) => (number === 1 ? slow : Promise.resolve()));
    choose('первая.png');
    await waitFor(() => expect(calls.to('UploadCover')).toHaveLength(1));
    choose('вторая.png');
    await screen.findByText('Предварительный просмотр');
    await saveNameless();
    await screen.findByText('Сохраняется…');
    expect(savedCover(calls)).toBe(102);
    arrive();
    await waitFor(() => expect(removed(calls)).toEqual([101]));
    calls.release();
  });
});

describe('a cover that is replaced', () => {
  it('is removed while no save knows of it, and stays once one may', async () => {
    const { calls, choosen } = await openForm();
    await choosen('первая.png');
    await choosen('вторая.png');
    await waitFor(() => expect(removed(calls)).toEqual([101]));
    await saveNameless();
    calls.release();
    // the server knows no such cover and refuses it; had its answer been lost, the cover could be in use
    await screen.findByText('Не сохранено');
    await choosen('третья.png');
    await waitFor(() => expect(calls.to('UploadCover')).toHaveLength(3));
    expect(removed(calls)).toEqual([101]);
  });

  it('gives the focus to the place where another is chosen when it is taken away', async () => {
    const { user, calls, choosen } = await openForm();
    await choosen('первая.png');
    await user.click(button('Удалить'));
    expect(chooser()).toHaveFocus();
    expect(removed(calls)).toEqual([101]);
  });
});

describe('a depository that gives equal pictures one id', () => {
  it('is asked to delete none that a stored record uses, the opened one or another', async () => {
    const video = (id: number, coverId: string) => ({
      id,
      posted: '2026-11-21',
      videos: [{ id, websiteVideosBaseId: id, language: 'ru', title: `Видео ${id}`, coverId }],
    });
    let uploaded = '';
    const calls = heldCalls(async (input, init) => {
      const path = String(input);
      if (path.includes('DeleteCover')) return Response.json({ data: null });
      if (path.includes('UploadCover')) return Response.json({ data: uploaded });
      if (path.endsWith('/Video/GetAll')) return Response.json([video(1, 'own'), video(2, 'other')]);
      if (/\/GetAll(Published|Pending)?$/.test(path)) return Response.json([]);
      return server.fetch(input, init);
    });
    const at = '/dashboard/allVideos';
    const { user } = await renderAdmin(server, { at, signedIn: FOREIGN, fetch: calls.fetch });
    await user.click(await screen.findByRole('link', { name: 'Изменить: Видео 1' }));
    await screen.findByRole('textbox', { name: 'Заголовок' });
    const choose = (name: string) => fireEvent.change(chooser(), { target: { files: [cover(name)] } });
    for (const [at, id] of ['own', 'other', 'unused', 'new'].entries()) {
      uploaded = id;
      choose(`${id}.png`);
      await waitFor(() => expect(calls.to('UploadCover')).toHaveLength(at + 1));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    }
    await waitFor(() => expect(calls.to('DeleteCover').map(({ path }) => path)).toHaveLength(1));
    expect(calls.to('DeleteCover')[0]?.path).toMatch(/unused$/);
  });
});

describe('a file of another language that has not arrived', () => {
  it('is shown by a save, in its language, and left out by the next', async () => {
    const { user, calls, choose } = await openForm(() => Promise.reject(new TypeError('Failed to fetch')));
    const tab = (name: string) => screen.getByRole('tab', { name });
    choose('обложка.png');
    await screen.findByText(/Не удалось загрузить файл «обложка.png»/);
    await user.click(tab('На английском'));
    await saveNameless();
    const reason = await screen.findByText(
      /^Не удалось загрузить файл «обложка.png»\. Загрузите файл ещё раз/,
    );
    expect(reason).toHaveTextContent('или сохраните запись без него');
    expect(calls.to('UpdateOrAdd')).toHaveLength(0);
    expect(tab('На русском')).toHaveAttribute('aria-selected', 'true');
    expect(tab('На русском')).toHaveAttribute('aria-description', 'есть ошибки');
    vi.setSystemTime(Date.now() + 2000);
    await user.click(button('Опубликовать'));
    vi.useRealTimers();
    calls.release();
    await screen.findByText('Видео успешно добавлена');
  });

  it('is not spoken of once another one has', async () => {
    const { calls, choose, choosen } = await openForm((number) =>
      number === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
    );
    choose('первая.png');
    await screen.findByText(/Не удалось загрузить файл «первая.png»/);
    await choosen('вторая.png');
    await saveNameless();
    calls.release();
    await waitFor(() => expect(savedCover(calls)).toBe(102));
  });
});

describe('the error of a save whose file has not arrived', () => {
  it('goes with the failed upload', async () => {
    const { user, choose } = await openForm(() => Promise.reject(new TypeError('Failed to fetch')));
    choose('обложка.png');
    await screen.findByText(/Не удалось загрузить файл «обложка.png»/);
    await saveNameless();
    await screen.findByText(/Загрузите файл ещё раз или сохраните запись без него/);
    await user.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByText(/Не удалось загрузить файл «обложка.png»\.$/)).toBeNull());
    expect(chooser()).not.toHaveAttribute('aria-invalid', 'true');
  });

  it('goes once another file has arrived', async () => {
    const { choose, choosen } = await openForm((number) =>
      number === 1 ? Promise.reject(new TypeError('Failed to fetch')) : Promise.resolve(),
    );
    choose('первая.png');
    await screen.findByText(/Не удалось загрузить файл «первая.png»/);
    await saveNameless();
    await screen.findByText(/Загрузите файл ещё раз или сохраните запись без него/);
    await choosen('вторая.png');
    await waitFor(() => expect(screen.queryByText(/^Не удалось загрузить файл «первая.png»\.?$/)).toBeNull());
  });
});

describe('a save that waits for a file', () => {
  it('says why it did not save when the file does not arrive, and saves without it when told to', async () => {
    let refuse = (_reason: Error) => {};
    const slow = new Promise<never>((_resolve, reject) => {
      refuse = reject;
    });
    const { calls, choose } = await openForm(() => slow);
    choose('обложка.png');
    await saveNameless();
    await screen.findByText('Файл загружается, затем запись сохранится…');
    refuse(new TypeError('Failed to fetch'));
    await screen.findByText(/Загрузите файл ещё раз или сохраните запись без него/);
    vi.setSystemTime(Date.now() + 2000);
    button('Опубликовать').click();
    await screen.findByText('Сохраняется…');
    vi.useRealTimers();
    // a file that is sent now would not be in the save
    button('Повторить').click();
    calls.release();
    await screen.findByText('Видео успешно добавлена');
    expect(calls.to('UploadCover')).toHaveLength(1);
  });

  it('is stopped when the file is cancelled: nothing is saved until one presses the button again', async () => {
    const { calls, choose } = await openForm(() => new Promise(() => undefined));
    choose('обложка.png');
    await saveNameless();
    await screen.findByText('Файл загружается, затем запись сохранится…');
    button('Отменить').click();
    await waitFor(() => expect(screen.queryByText('Файл загружается, затем запись сохранится…')).toBeNull());
    expect(calls.to('UpdateOrAdd')).toHaveLength(0);
    expect(screen.queryByRole('alert')).toBeNull();
    button('Опубликовать').click();
    calls.release();
    await screen.findByText('Видео успешно добавлена');
  });
});

describe('a cover that is still on its way when the form is emptied', () => {
  const firstNever = (number: number) => (number === 1 ? new Promise(() => undefined) : Promise.resolve());

  it('is sent again when that is taken back, and nothing else has to be typed', async () => {
    const { user, calls, choose } = await openForm(firstNever);
    choose('новая.png');
    await waitFor(() => expect(calls.to('UploadCover')).toHaveLength(1));
    await user.click(button('Сбросить'));
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    await user.click(button('Вернуть'));
    await screen.findByText('Предварительный просмотр');
    await saveNameless();
    await waitFor(() => expect(savedCover(calls)).toBe(102));
  });

  it('is sent again in the form of a stored item, too', async () => {
    const video = { videos: [{ language: 'ru', title: 'Ролик', urlVideo: 'https://youtu.be/abcdefghijk' }] };
    const { body } = await server.as('admin', 'POST', '/api/Admin/Video/UpdateOrAdd', video);
    const at = `/dashboard/videos/${body.data.id}`;
    const { user, calls, choose } = await openForm(firstNever, at);
    await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ', поправка');
    choose('новая.png');
    await waitFor(() => expect(calls.to('UploadCover')).toHaveLength(1));
    await user.click(button('Сбросить'));
    await screen.findByText('Опубликовать');
    await user.click(button('Вернуть'));
    await screen.findByText('Изменить', { selector: 'button' });
    await screen.findByText('Предварительный просмотр');
    await user.click(button('Изменить'));
    await waitFor(() => expect(savedCover(calls)).toBe(102));
  });
});
