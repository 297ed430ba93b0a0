import type { SignedIn } from '../../../src/session.ts';
import '../../support/prosemirror.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { connection } from '../../../src/connection.ts';
import { heldCalls } from '../../support/heldCalls.ts';
import { FOREIGN, renderAdmin } from '../../support/renderAdmin.tsx';
import { saveNameless } from '../../support/saveNameless.ts';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();
afterEach(() => connection.found());

const SAVE = 'UpdateOrAdd';
const MISSING = /Загрузите файл ещё раз или сохраните запись без него/;
const OFFER = 'Отправить, когда появится связь';
const terms = async (): Promise<{ keyWordRu: string }[]> =>
  (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data;

interface BrokenLine {
  arrives?: boolean;
  signedIn?: Partial<SignedIn>;
  /** The status of the answer, where there is one. */
  status?: number;
}

/** A form of a new term, whose save comes through to the server or not, and hears no answer, or an unspecified one. */
const openOnBrokenLine = async (
  word: string,
  { arrives = false, signedIn = FOREIGN, status }: BrokenLine = {},
) => {
  const line = { isCut: true };
  const calls = heldCalls(async (input, init) => {
    if (!line.isCut) return server.fetch(input, init);
    if (arrives && String(input).includes(SAVE)) await server.fetch(input, init);
    if (status)
      return String(input).includes(SAVE) ? new Response('', { status }) : server.fetch(input, init);
    throw new TypeError('Failed to fetch');
  });
  const { user } = await renderAdmin(server, {
    at: '/dashboard/addGlossary',
    signedIn,
    fetch: calls.fetch,
  });
  const field = await screen.findByRole('textbox', { name: 'Ключевое слово' });
  await user.type(field, word);
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await screen.findByText('Неизвестно, сохранено ли');
  const comeBack = () => {
    line.isCut = false;
    act(connection.found);
  };
  return { user, calls, field, comeBack };
};

describe('a save that fails for want of a line', () => {
  const ours = { features: ['idempotency'] };

  it('goes out by itself when the line is back, as it is then, if somebody wants so', async () => {
    const { user, calls, field, comeBack } = await openOnBrokenLine('Акция', {
      arrives: true,
      signedIn: ours,
    });
    await user.click(await screen.findByRole('button', { name: OFFER }));
    expect(screen.getByText('Отправится само, как только появится связь.')).toBeVisible();
    await user.type(field, ' и пай');
    comeBack();
    await screen.findByText('Глоссарий успешно добавлен!');
    expect(calls.to(SAVE).length).toBeGreaterThan(1);
    expect((await terms()).map(({ keyWordRu }) => keyWordRu)).toEqual(['Акция и пай']);
  });

  it.each([
    ['got no answer', 'Дивиденд', undefined],
    ['was answered by another success than the specified one', 'Купон', 201],
    ['was stored before the depository failed', 'Вексель', 500],
    ['was stored before the depository became unavailable', 'Опцион', 503],
  ])(
    'asks before a new record is sent once more whose save %s, where no key tells the depository',
    async (_what, word, status) => {
      const { user, calls, comeBack } = await openOnBrokenLine(word, { arrives: true, status });
      comeBack();
      const send = () => user.click(screen.getByRole('button', { name: 'Опубликовать' }));
      await send();
      const question = async () =>
        within(await screen.findByRole('alertdialog', { name: 'Отправить ещё раз?' }));
      await user.click((await question()).getByRole('button', { name: 'Отмена' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(calls.to(SAVE)).toHaveLength(1);
      await send();
      await user.click((await question()).getByRole('button', { name: 'Сохранить всё равно' }));
      await screen.findByText('Глоссарий успешно добавлен!');
      expect(calls.to(SAVE)).toHaveLength(2);
      expect(await screen.findAllByRole('link', { name: new RegExp(`^${word}`) })).not.toHaveLength(0);
    },
  );

  it('leaves the focus on the screen when it goes out by itself', async () => {
    const { user, calls, comeBack } = await openOnBrokenLine('Пай', { signedIn: ours });
    await user.click(await screen.findByRole('button', { name: OFFER }));
    expect(screen.getByRole('button', { name: 'Не отправлять' })).toHaveFocus();
    comeBack();
    await waitFor(() => expect(calls.to(SAVE)).toHaveLength(2));
    expect(document.body).not.toHaveFocus();
    await screen.findByText('Глоссарий успешно добавлен!');
  });

  it('does not go out once «Сбросить» has removed it', async () => {
    const { user, calls, comeBack } = await openOnBrokenLine('Лот', { signedIn: ours });
    await user.click(await screen.findByRole('button', { name: OFFER }));
    await user.click(screen.getByRole('button', { name: 'Сбросить' }));
    await user.type(await screen.findByRole('textbox', { name: 'Ключевое слово' }), 'Недописано');
    comeBack();
    await terms();
    expect(screen.queryByText('Неизвестно, сохранено ли')).toBeNull();
    expect(calls.to(SAVE)).toHaveLength(1);
  });

  it('does not go out when nobody wants so, or no longer', async () => {
    const { user, calls, comeBack } = await openOnBrokenLine('Облигация', { signedIn: ours });
    await user.click(await screen.findByRole('button', { name: OFFER }));
    await user.click(screen.getByRole('button', { name: 'Не отправлять' }));
    comeBack();
    await waitFor(() => expect(screen.queryByRole('button', { name: OFFER })).toBeNull());
    expect(calls.to(SAVE)).toHaveLength(1);
  });

  it('is not offered when it was a file that did not arrive: the record would go out without it', async () => {
    let isCut = true;
    const cut = heldCalls(async (input, init) => {
      if (isCut && /UploadPdf|UpdateOrAdd/.test(String(input))) throw new TypeError('Failed to fetch');
      return server.fetch(input, init);
    });
    const { user } = await renderAdmin(server, {
      at: '/dashboard/addNews',
      fetch: cut.fetch,
      signedIn: ours,
    });
    const [chooser] = await screen.findAllByLabelText(/^PDF-документ: /);
    // not even where it was wanted of the save before
    await saveNameless();
    await screen.findByText('Неизвестно, сохранено ли');
    await user.click(await screen.findByRole('button', { name: OFFER }));
    await user.upload(
      chooser as HTMLElement,
      new File(['%PDF-1.4'], 'Отчёт.pdf', { type: 'application/pdf' }),
    );
    await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
    await screen.findByText(MISSING);
    act(connection.lost);
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
    isCut = false;
    act(connection.found);
    await terms();
    expect(cut.to(SAVE)).toHaveLength(1);
  });

  it('is not offered where a new record may have arrived already and would be made twice', async () => {
    await openOnBrokenLine('Вексель');
    expect(screen.queryByRole('button', { name: OFFER })).toBeNull();
  });
});
