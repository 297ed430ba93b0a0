import '../../support/prosemirror.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { connection } from '../../../src/connection.ts';
import { conflictingTerm } from '../../support/conflictingTerm.ts';
import { press, question } from '../../support/conflicts.ts';
import { plainFetch } from '../../support/plainDepository.ts';
import { FOREIGN } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();

const { stored, colleagueSaves, colleagueDeletes, openTerm } = conflictingTerm(server);
const openForeign = (own = plainFetch(server)) => openTerm(own, FOREIGN);
const saved = () => screen.findByText('Глоссарий успешно добавлен!');

describe('a depository without versions', () => {
  it('is not sent by itself again what may have been created anew already', async () => {
    const { type, save, calls } = await openForeign();
    await type('Одного довольно');
    await colleagueDeletes();
    save();
    const dialog = await screen.findByRole('alertdialog', { name: 'Запись удалили, пока вы работали' });
    calls.lose('UpdateOrAdd');
    press(dialog, 'Создать заново');
    await screen.findByText('Неизвестно, сохранено ли');
    expect(connection.isLost()).toBe(true);
    expect(screen.queryByText('Отправить, когда появится связь')).toBeNull();
    act(connection.found);
  });

  it('is asked once more for each save', async () => {
    const { type, save, calls } = await openForeign();
    await type('Поправка');
    calls.answer('UpdateOrAdd', async () => Response.json({ message: 'Занято.' }, { status: 503 }));
    const before = calls.count('GET /api');
    save();
    await screen.findByText('Занято.');
    expect(calls.count('GET /api') - before).toBe(1);
  });

  it('in which something changes by being read takes a save all the same', async () => {
    let readings = 0;
    const { type, save, calls } = await openForeign();
    await type('Прочитанное');
    calls.answer('GetGlossaries', async (answer) => {
      readings += 1;
      const terms: object[] = await (await answer()).json();
      return Response.json(terms.map((term) => ({ ...term, readings })));
    });
    save();
    await waitFor(async () => expect((await stored())?.keyWordRu).toBe('Прочитанное'));
    await saved();
    expect(calls.count('UpdateOrAdd')).toBe(1);
  });

  it('takes a save again that has not arrived, though something changes by being read', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    let readings = 0;
    const { type, save, calls } = await openForeign();
    await type('Дошедшее');
    calls.answer('GetGlossaries', async (answer) => {
      readings += 1;
      const terms: object[] = await (await answer()).json();
      return Response.json(terms.map((term) => ({ ...term, updatedAt: readings })));
    });
    calls.answer('UpdateOrAdd', () => Promise.reject(new TypeError('Failed to fetch')));
    save();
    await screen.findByText('Неизвестно, сохранено ли');
    act(connection.found);
    calls.restore('UpdateOrAdd');
    save();
    await saved();
    expect((await stored())?.keyWordRu).toBe('Дошедшее');
  });

  it('keeps what a colleague has changed meanwhile in fields that no form shows', async () => {
    let attachedFile = 'было';
    const own = plainFetch(server);
    const withFile: typeof fetch = async (input, init) => {
      const answer = await own(input, init);
      if (!String(input).includes('GetGlossaries')) return answer;
      return Response.json((await answer.json()).map((term: object) => ({ ...term, attachedFile })));
    };
    const sent: string[] = [];
    const { type, save } = await openForeign(async (input, init) => {
      if (String(input).includes('UpdateOrAdd')) sent.push(String(init?.body));
      return withFile(input, init);
    });
    await type('Поправка');
    attachedFile = 'стало';
    save();
    await saved();
    expect(sent.map((body) => JSON.parse(body).attachedFile)).toEqual(['стало']);
  });

  it.each([
    ['503', async () => Response.json({ message: 'Занято.' }, { status: 503 }), 'Занято.'],
    ['a page', async () => new Response('<!doctype html><p>Шлюз</p>', { status: 200 }), /неожиданный ответ/],
  ])(
    'that answers %s when it is asked saves nothing over a colleague’s change',
    async (_name, answer, said) => {
      const { type, save, calls } = await openForeign();
      await type('Поправка');
      await colleagueSaves({ keyWordRu: 'Чужое' });
      calls.answer('GetGlossaries', answer);
      save();
      await screen.findByText(said);
      expect(calls.count('UpdateOrAdd')).toBe(0);
      expect((await stored())?.keyWordRu).toBe('Чужое');
      calls.restore('GetGlossaries');
      save();
      await question();
    },
  );

  it('merges without a question after a save that was not sent, because the record could not be read', async () => {
    const { type, save, calls } = await openForeign();
    await type('Поправка');
    await colleagueSaves({ descriptionRu: 'Стало' });
    calls.answer('GetGlossaries', () => Promise.reject(new TypeError('Failed to fetch')));
    save();
    await screen.findByText('Не сохранено');
    calls.restore('GetGlossaries');
    act(connection.found);
    save();
    await saved();
    expect(await stored()).toMatchObject({ keyWordRu: 'Поправка', descriptionRu: 'Стало' });
  });

  it('is not asked where the page says so', async () => {
    const meta = document.createElement('meta');
    meta.name = 'conflict-check';
    meta.content = 'off';
    document.head.append(meta);
    const { type, save } = await openForeign();
    await type('Последний побеждает');
    await colleagueSaves({ keyWordRu: 'Чужое' });
    save();
    await saved();
    meta.remove();
    expect((await stored())?.keyWordRu).toBe('Последний побеждает');
  });
});
