import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAuthProvider } from '../../../src/authProvider.ts';
import { createHttp } from '../../../src/dataProvider/http.ts';
import { type SignedIn, session } from '../../../src/session.ts';
import { freshBrowser, rowsOf, sealed } from '../../support/drafts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { PASSWORD, serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});

const STAY = 'POST /Access/Stay';
const minutes = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 60_000));
const offer = () => screen.queryByRole('button', { name: 'Остаться' });

freshBrowser();

const openForm = async (signedIn: Partial<SignedIn> = { idleMinutes: 60 }) => {
  const calls = watchFetch(server.fetch);
  const { user } = await renderAdmin(server, {
    at: '/dashboard/addGlossary',
    fetch: calls.fetch,
    signedIn,
  });
  const word = await screen.findByRole('textbox', { name: 'Ключевое слово' });
  return { user, calls, word };
};

describe('a session that nobody uses', () => {
  it('offers to stay a minute before its end, and goes on by one call', async () => {
    const { user, calls } = await openForm();
    await minutes(57);
    expect(offer()).toBeNull();
    await minutes(1.2);
    expect(
      await screen.findByText(/Вы давно ничего не делали: в \d\d:\d\d сеанс закончится\./),
    ).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Остаться' }));
    await waitFor(() => expect(calls.count(STAY)).toBe(1));
    await minutes(0.2);
    expect(offer()).toBeNull();
    await minutes(50);
    expect(offer()).toBeNull();
  });

  it('says that it has ended, keeps what was typed on the screen, and leads back after signing in', async () => {
    const { user, word } = await openForm();
    await user.type(word, 'Акция');
    await minutes(61);
    expect(await screen.findByText(/^Сеанс закончился\. Введённое остаётся на экране/)).toBeVisible();
    expect(word).toHaveValue('Акция');
    await user.click(screen.getByRole('button', { name: 'Войти снова' }));
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(sessionStorage).toHaveLength(0);
    await user.type(screen.getByLabelText('Логин'), 'admin@depository.uz');
    await user.type(screen.getByLabelText('Пароль'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await user.click(await screen.findByRole('link', { name: 'Продолжить: Форма добавления глоссария' }));
    await screen.findByRole('textbox', { name: 'Ключевое слово' });
    expect(screen.queryByText(/^Сеанс закончился/)).toBeNull();
  });
});

it('is told in an open dialog, where the keyboard reaches it, and beside it when it is closed', async () => {
  const { user } = await renderAdmin(server, {
    at: '/dashboard/addGuaranteeFundUZS',
    signedIn: { idleMinutes: 60 },
  });
  await user.click(await screen.findByText('+ добавить строку'));
  await screen.findByRole('dialog');
  await minutes(61);
  const signIn = await screen.findByRole('button', { name: 'Войти снова' });
  act(() => signIn.focus());
  await minutes(0.1);
  expect(signIn).toHaveFocus();
  await user.click(screen.getAllByRole('button', { name: 'Назад' }).at(-1) as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('button', { name: 'Войти снова' });
});

it('is not prolonged by a form whose drafts the browser refuses to keep', async () => {
  const refused = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('no', 'SecurityError');
  });
  const { calls } = await openForm({ ...sealed, idleMinutes: 60 });
  await waitFor(() => expect(refused).toHaveBeenCalled());
  await minutes(1);
  expect(calls.count('DraftKey')).toBe(0);
  refused.mockRestore();
});

describe('a session that is used', () => {
  it('goes on without a question for who types, though a form asks the depository for nothing', async () => {
    const { user, calls, word } = await openForm();
    for (let round = 0; round < 2; round += 1) {
      await minutes(57.9);
      await user.type(word, 'а');
      await minutes(0.5);
      await waitFor(() => expect(calls.count(STAY)).toBe(round + 1));
      expect(offer()).toBeNull();
    }
  });

  it('in another tab goes on in this one', async () => {
    const otherTab = new BroadcastChannel('session-use');
    const told = new Promise<object>((resolve) => {
      otherTab.onmessage = ({ data }) => resolve(data);
    });
    await renderAdmin(server, { at: '/dashboard/allGlossaries', signedIn: { idleMinutes: 60 } });
    const use = await told;
    expect(JSON.stringify(use)).not.toContain(session.token());
    await minutes(50);
    otherTab.postMessage({ ...use, at: Date.now() });
    await minutes(9.5);
    expect(offer()).toBeNull();
    expect(screen.queryByText(/^Сеанс закончился/)).toBeNull();
    await minutes(48.8);
    expect(await screen.findByRole('button', { name: 'Остаться' })).toBeVisible();
    otherTab.close();
  });
});

describe('the end of a session', () => {
  it('says that what was typed is kept as a draft', async () => {
    const { user, word } = await openForm({ ...sealed, idleMinutes: 60 });
    await user.type(word, 'Акция');
    await waitFor(async () => expect(await rowsOf('drafts')).toHaveLength(1));
    await minutes(61);
    expect(await screen.findByText(/остаётся на экране\. .*можно будет восстановить/)).toBeVisible();
  });

  it('elsewhere is told on the sign-in page, with what became of what was typed', async () => {
    const { user, word } = await openForm(sealed);
    await user.type(word, 'Акция');
    await waitFor(async () => expect(await rowsOf('drafts')).toHaveLength(1));
    act(() => session.end());
    expect(await screen.findByRole('heading', { name: 'Вход в панель Администратора' })).toBeVisible();
    expect(await screen.findByText(/^Сеанс закончился\. .*можно будет восстановить/)).toBeVisible();
  });

  it('is told at the next save where the browser has emptied its storage meanwhile', async () => {
    const { user, word } = await openForm(sealed);
    await user.type(word, 'Акция');
    await waitFor(async () => expect(await rowsOf('drafts')).toHaveLength(1));
    sessionStorage.clear();
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
    expect(await screen.findByRole('heading', { name: 'Вход в панель Администратора' })).toBeVisible();
    expect(await screen.findByText(/^Сеанс закончился\. .*можно будет восстановить/)).toBeVisible();
  });

  it('elsewhere is told on the sign-in page where nothing was typed, and a sign-out is not', async () => {
    const { user } = await openForm({});
    act(() => session.end());
    expect(await screen.findByText('Сеанс закончился. Войдите снова.')).toBeVisible();
    await user.type(screen.getByLabelText('Логин'), 'admin@depository.uz');
    await user.type(screen.getByLabelText('Пароль'), PASSWORD);
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await user.click(await screen.findByRole('button', { name: 'Учётная запись' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
    expect(await screen.findByRole('heading', { name: 'Вход в панель Администратора' })).toBeVisible();
    expect(screen.queryByText(/^Сеанс закончился/)).toBeNull();
  });

  it('is reckoned by the clock of the depository, whatever that of this machine shows', async () => {
    const ahead = 8 * 60;
    const http = createHttp({
      baseUrl: '',
      fetch: async () =>
        Response.json(
          { token: 't', access: ['admin'], expiresAt: new Date(Date.now() - 10 * 60_000).toISOString() },
          { headers: { Date: new Date(Date.now() - ahead * 60_000).toUTCString() } },
        ),
    });
    await createAuthProvider(http).login({ userName: 'admin@depository.uz', password: PASSWORD });
    const left = Date.parse(session.user()?.expiresAt ?? '') - Date.now();
    expect(Math.round(left / 60_000)).toBe(ahead - 10);
  });

  it.each(['никогда', '21.11.2026 18:00'])(
    'that cannot be read, such as %j, keeps nobody out',
    async (expiresAt) => {
      const http = createHttp({
        baseUrl: '',
        fetch: async () =>
          Response.json(
            { token: 't', access: ['admin'], expiresAt },
            { headers: { Date: new Date(Date.now() - 60_000).toUTCString() } },
          ),
      });
      await createAuthProvider(http).login({ userName: 'admin@depository.uz', password: PASSWORD });
      expect(session.user()).toMatchObject({ role: 'admin', expiresAt: undefined });
    },
  );

  it('says what is lost where no draft is kept, and nothing of a text where none was typed', async () => {
    const { user, word } = await openForm();
    await minutes(61);
    expect(await screen.findByText('Сеанс закончился. Чтобы работать дальше, войдите снова.')).toBeVisible();
    await user.type(word, 'Акция');
    expect(
      await screen.findByText(/черновиком не хранится: скопируйте нужное, прежде чем войти снова/),
    ).toBeVisible();
  });

  it('that cannot be put off is told five minutes before', async () => {
    await openForm({ idleMinutes: 60, expiresAt: new Date(Date.now() + 20 * 60_000).toISOString() });
    await minutes(15.2);
    expect(await screen.findByText(/продлить его нельзя/)).toBeVisible();
    expect(offer()).toBeNull();
  });

  it('is not guessed where the depository tells of no limit', async () => {
    await openForm({});
    await minutes(600);
    expect(offer()).toBeNull();
    expect(screen.queryByText(/^Сеанс закончился/)).toBeNull();
    expect(session.token()).not.toBeNull();
  });
});
