import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForEach } from '../support/server.ts';
import { addApplicant, addApplication, addVacancy } from '../support/serverPersonnel.ts';

const server = serverForEach();
afterEach(() => void vi.unstubAllGlobals());

const stored = (): { id?: number; titleRu?: string } | null =>
  JSON.parse(sessionStorage.getItem('CURRENT_ITEM') ?? 'null');
/** Much quicker in jsdom than asking by role. */
const labelled = (name: string) => screen.findByLabelText(name);
const field = (name: string) => screen.findByLabelText(name, { selector: 'input' });
/** How the browser has come to the page that starts next. */
const arriveBy = (type: string) =>
  vi.stubGlobal('performance', { now: () => Date.now(), getEntriesByType: () => [{ type }] });
const go = (steps: number) => act(() => window.history.go(steps));

describe('a document that was moved to another type', () => {
  const codeOf = (code: string) => `/dashboard/allTemplates?code=${code}`;

  it('opens as its row shows it, not as the list of its former type does', async () => {
    const types = (await server.as('admin', 'GET', '/api/Admin/ClientType/GetClientTypes')).body.data;
    const [first, second] = types;
    await server.as('admin', 'POST', '/api/Admin/Template/UpdateOrAdd', {
      id: 0,
      clientTypeId: first.id,
      templates: [{ id: 0, language: 'ru', header: 'Анкета' }],
    });
    const { user } = await renderAdmin(server, { at: codeOf(first.code) });
    await user.click(await labelled('Изменить: Анкета'));
    // the list, which has such a field too, stays until the form is there
    await field('Заголовок');
    await user.click(await field('Тип клиента'));
    await user.click(await screen.findByRole('option', { name: second.ruName }));
    await user.type(await field('Заголовок'), ' новая');
    await user.click(screen.getByText('Изменить'));
    await user.click(await labelled('Изменить: Анкета новая'));
    expect(await field('Заголовок')).toHaveValue('Анкета новая');
    expect(await field('Тип клиента')).toHaveValue(second.ruName);
    expect(stored()).toMatchObject({ clientTypeId: second.id });
  });
});

describe('an item opened after idle minutes on the list', () => {
  it.each([6, 20])('is handed over all the same: %d', async (minutes) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const id = await addVacancy(server);
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy' });
    const edit = await labelled('Изменить: Бухгалтер');
    await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
    await user.click(edit);
    expect(await field('Заголовок')).toHaveValue('Бухгалтер');
    expect(window.location.pathname).toBe('/dashboard/addVacancy');
    expect(stored()).toMatchObject({ id, titleRu: 'Бухгалтер' });
  });
});

describe('an item that does not fit into session storage', () => {
  const LARGE = `<p>${'Требования. '.repeat(500_000)}</p>`;

  const open = async () => {
    await addApplicant(server);
    return renderAdmin(server, {
      as: 'kadry',
      at: '/dashboard/allVacancy',
      fetch: async (input, init) => {
        const answer = await server.fetch(input, init);
        if (!String(input).includes('GetVacancies')) return answer;
        const { data } = await answer.json();
        const large = data.map((vacancy: object) => ({ ...vacancy, textEn: LARGE }));
        return Response.json({ data: large }, { headers: answer.headers });
      },
    });
  };

  it('opens at the specification’s address with its id stored', async () => {
    const { user } = await open();
    await user.click(await labelled('Изменить: Бухгалтер'));
    expect(await field('Заголовок')).toHaveValue('Бухгалтер');
    expect(window.location.pathname).toBe('/dashboard/addVacancy');
    expect(stored()).toEqual({ id: expect.any(Number) });
  });

  it('opens its applications', async () => {
    const { user } = await open();
    await user.click(await labelled('Заявки: Бухгалтер'));
    await screen.findByText('Каримова Дилноза Рустамовна');
    expect(screen.getByText(/Бухгалтер/)).toBeVisible();
    expect(window.location.pathname).toBe('/dashboard/applicationForVacancies');
  });
});

describe('Back and Forward', () => {
  it('lead from the list to the same item again, as it is now', async () => {
    const id = await addVacancy(server);
    await addVacancy(server, { titleRu: 'Юрист' });
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy' });
    await user.click(await labelled('Изменить: Бухгалтер'));
    await field('Заголовок');
    await go(-1);
    await labelled('Изменить: Юрист');
    expect(stored()).toBeNull();
    await go(1);
    expect(await field('Заголовок')).toHaveValue('Бухгалтер');
    expect(screen.getByText('Изменить')).toBeVisible();
    await waitFor(() => expect(stored()).toMatchObject({ id, titleRu: 'Бухгалтер' }));
  });

  it('lead to an empty form where one was opened, and to the one that «Сбросить» emptied', async () => {
    await addVacancy(server);
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy' });
    await user.click(await screen.findByText('Добавить'));
    expect(await field('Заголовок')).toHaveValue('');
    await go(-1);
    await user.click(await labelled('Изменить: Бухгалтер'));
    expect(await field('Заголовок')).toHaveValue('Бухгалтер');
    await user.click(screen.getByText('Сбросить'));
    expect(await screen.findByText('Опубликовать')).toBeVisible();
    expect(stored()).toBeNull();
    await go(-1);
    await labelled('Изменить: Бухгалтер');
    await go(1);
    expect(await field('Заголовок')).toHaveValue('');
  });

  it('lead from another site to the item of the entry, not to the one that was open last', async () => {
    const id = await addVacancy(server);
    await addVacancy(server, { titleRu: 'Юрист' });
    const { user, unmount } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy' });
    await user.click(await labelled('Изменить: Юрист'));
    expect(await field('Заголовок')).toHaveValue('Юрист');
    const kept = { ...sessionStorage };
    unmount();
    arriveBy('back_forward');
    await renderAdmin(server, {
      as: 'kadry',
      at: '/dashboard/addVacancy',
      entry: { idx: 1, key: 'former', usr: { item: { kind: 'vacancies', id: String(id) } } },
      kept,
    });
    expect(await field('Заголовок')).toHaveValue('Бухгалтер');
    await waitFor(() => expect(stored()).toMatchObject({ id, titleRu: 'Бухгалтер' }));
  });

  it('lead to the applications of the same vacancy', async () => {
    await addApplicant(server);
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy' });
    await user.click(await labelled('Заявки: Бухгалтер'));
    await screen.findByText('Каримова Дилноза Рустамовна');
    await go(-1);
    await labelled('Изменить: Бухгалтер');
    await go(1);
    await screen.findByText('Каримова Дилноза Рустамовна');
  });
});

describe('an address change that is no navigation', () => {
  const openItem = async () => {
    await addVacancy(server);
    const rendered = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy' });
    await rendered.user.click(await labelled('Изменить: Бухгалтер'));
    await rendered.user.type(await field('Заголовок'), ' главный');
    return rendered;
  };

  it('leaves the item of a form and what was typed as they are: a «#»', async () => {
    const { user } = await openItem();
    act(() => {
      window.location.hash = 'content';
    });
    await waitFor(() => expect(window.history.state).not.toBeNull());
    expect(await field('Заголовок')).toHaveValue('Бухгалтер главный');
    await user.click(screen.getByText('Изменить'));
    await labelled('Изменить: Бухгалтер главный');
    expect(screen.queryByLabelText('Изменить: Бухгалтер')).not.toBeInTheDocument();
  });

  it('leaves them as they are: an entry of a foreign script, and the way back from it', async () => {
    await openItem();
    act(() => window.history.pushState(null, '', '#foreign'));
    act(() => window.history.pushState(null, '', '#another'));
    await go(-1);
    await waitFor(() => expect(window.history.state).not.toBeNull());
    expect(await field('Заголовок')).toHaveValue('Бухгалтер главный');
    await go(-1);
    await waitFor(() => expect(window.location.hash).toBe(''));
    expect(await field('Заголовок')).toHaveValue('Бухгалтер главный');
    expect(screen.getByText('Изменить')).toBeVisible();
  });

  it('leaves the vacancy of its applications as it is: a «#», an entry of a foreign script, and the way back', async () => {
    const id = await addVacancy(server);
    await addApplication(server, id);
    const { user } = await renderAdmin(server, { as: 'kadry', at: '/dashboard/allVacancy' });
    await user.click(await labelled('Заявки: Бухгалтер'));
    const isKept = async () => {
      expect(await screen.findByText('Каримова Дилноза Рустамовна')).toBeVisible();
      expect(screen.getByText(/Бухгалтер/)).toBeVisible();
      expect(stored()).toMatchObject({ id });
    };
    await isKept();
    act(() => {
      window.location.hash = 'content';
    });
    await waitFor(() => expect(window.history.state).not.toBeNull());
    await isKept();
    act(() => window.history.pushState(null, '', '#foreign'));
    act(() => window.history.pushState(null, '', '#another'));
    for (const hash of ['#foreign', '#content', '']) {
      await go(-1);
      await waitFor(() => expect(window.location.hash).toBe(hash));
      await isKept();
    }
  });
});
