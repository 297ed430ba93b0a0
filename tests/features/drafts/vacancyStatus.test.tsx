import { cleanup, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { press, question } from '../../support/conflicts.ts';
import { click, found, freshBrowser, kept, sealed } from '../../support/drafts.ts';
import { renderAdmin } from '../../support/renderAdmin.tsx';
import { serverForAll } from '../../support/server.ts';
import { addVacancy, VACANCY, vacancyDraft } from '../../support/serverPersonnel.ts';

const server = serverForAll();
freshBrowser();

it('a status that nobody typed is not saved with a draft whose question was dismissed', async () => {
  const id = await addVacancy(server);
  const stored = async () => {
    const { body } = await server.as('admin', 'GET', `${VACANCY}/GetVacancies`);
    return body.data.find((each: { id: number }) => each.id === id);
  };
  const colleagueSaves = async (changed: object) => {
    const { version } = await stored();
    await server.as('admin', 'POST', `${VACANCY}/UpdateOrAdd`, vacancyDraft({ id, version, ...changed }));
  };
  const open = () => renderAdmin(server, { at: `/dashboard/vacancies/${id}`, signedIn: sealed });
  const { user } = await open();
  await user.type(await screen.findByRole('textbox', { name: 'Заголовок' }), ' на полставки');
  await kept(1);
  cleanup();
  await colleagueSaves({ titleRu: 'Главный бухгалтер', status: 'Закрыта' });
  await open();
  await found();
  press(document.body, 'Восстановить черновик');
  press(await question(), 'Вернуться к форме');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  // back to what the draft was begun with
  await colleagueSaves({});
  press(document.body, 'Изменить');
  await waitFor(async () =>
    expect(await stored()).toMatchObject({ titleRu: 'Бухгалтер на полставки', status: 'Открыта' }),
  );
});

it('a restored status replaces what was typed over another one, which does not come back with that one', async () => {
  const id = await addVacancy(server);
  const open = () => renderAdmin(server, { at: `/dashboard/vacancies/${id}`, signedIn: sealed });
  const status = () => screen.findByRole('combobox', { name: 'Статус' });
  const shown = (name: string) => waitFor(async () => expect(await status()).toHaveValue(name));
  const choose = async (user: UserEvent, name: string) => {
    await user.click(await status());
    await user.click(await screen.findByRole('option', { name }));
  };
  const first = await open();
  await shown('Открыта');
  await choose(first.user, 'Закрыта');
  await kept(1);
  cleanup();
  const { user } = await open();
  await found();
  await shown('Открыта');
  await user.type(await status(), '?{Control>}s{/Control}');
  await screen.findByText('Выберите значение из списка.');
  await click(user, 'Восстановить черновик');
  await shown('Закрыта');
  expect(screen.queryByText('Выберите значение из списка.')).toBeNull();
  await choose(user, 'Открыта');
  await shown('Открыта');
});
