import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { SignedIn } from '../../../src/session.ts';
import { depositories } from '../../support/conflicts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { watchFetch } from '../../support/watchedFetch.ts';

const server = serverForAll();

const SAVE = '/api/Admin/Glossary/UpdateOrAdd';
const LIST = 'GetGlossaries';
const NEWS = 'Запись изменилась с тех пор, как вы её открыли.';
const save = async (term: object) => (await server.as('admin', 'POST', SAVE, term)).body.data.id;
const field = () => screen.findByRole('textbox', { name: 'Ключевое слово' });

/** Opens a term from a list that was loaded so long ago. */
const openAfter = async (
  seconds: number,
  meanwhile: (id: number) => Promise<unknown>,
  own = server.fetch,
  signedIn?: Partial<SignedIn>,
) => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const name = `Термин ${Math.random()}`;
  const id = await save({ keyWordRu: name });
  const calls = watchFetch(own);
  const at = '/dashboard/allGlossaries';
  const { user } = await renderAdmin(server, { at, signedIn, fetch: calls.fetch });
  const edit = await screen.findByLabelText(`Изменить: ${name}`);
  await act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
  await meanwhile(id);
  await user.click(edit);
  expect(await field()).toHaveValue(name);
  return { user, calls };
};

describe('an item whose list is older than half a minute', () => {
  it.each(depositories(server))(
    'shows its newer state when asked to, in a depository %s',
    async (_name, own, signedIn) => {
      const { user } = await openAfter(40, (id) => save({ id, keyWordRu: 'Новое слово' }), own(), signedIn);
      await screen.findByText(NEWS);
      await user.click(screen.getByRole('button', { name: 'Показать' }));
      await waitFor(async () => expect(await field()).toHaveValue('Новое слово'));
      expect(screen.queryByText(NEWS)).toBeNull();
      await user.type(await field(), '!');
      screen.getByText('Изменить', { selector: 'button' }).click();
      await screen.findByText('Глоссарий успешно добавлен!');
    },
  );

  it('offers nothing once something was typed', async () => {
    const { user } = await openAfter(40, (id) => save({ id, keyWordRu: 'Ещё новее' }));
    await screen.findByText(NEWS);
    await user.type(await field(), '!');
    expect(screen.queryByText(NEWS)).toBeNull();
  });

  it('says that it was deleted', async () => {
    await openAfter(40, (id) => server.as('admin', 'DELETE', `/api/Admin/Glossary/Delete${id}`));
    expect(await screen.findByText('Этой записи больше нет: её удалили.')).toBeVisible();
  });

  it('is as it stands in a fresh list, which is not asked for again', async () => {
    const { calls } = await openAfter(5, async () => undefined);
    expect(calls.count(LIST)).toBe(1);
  });
});
