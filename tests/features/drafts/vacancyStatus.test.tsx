import { cleanup, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press, question } from '../../support/conflicts.ts';
import { found, freshBrowser, kept, sealed } from '../../support/drafts.ts';
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
