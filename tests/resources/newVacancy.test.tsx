import '../support/prosemirror.ts';
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

const question = () => screen.findByRole('alertdialog', { name: 'Сохранить незаполненное?' });

it('a new vacancy tells that it closes today, and that without a status it may be open at once', async () => {
  const { user } = await renderAdmin(server, { at: '/dashboard/addVacancy', as: 'kadry' });
  fireEvent.change(await screen.findByRole('textbox', { name: 'Заголовок' }), { target: { value: 'Юрист' } });
  const closing = screen.getByLabelText('Дата окончания приёма заявок');
  expect(closing).toHaveAccessibleDescription(/Приём заявок закончится сегодня/);
  fireEvent.change(closing, { target: { value: '2099-01-01' } });
  expect(closing).not.toHaveAccessibleDescription(/откликнуться/);
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  expect(await question()).toHaveTextContent(
    'Не заполнено: Отдел; Статус (без него вакансия может сразу считаться открытой)',
  );
  await user.click(within(await question()).getByRole('button', { name: 'Отмена' }));
});
