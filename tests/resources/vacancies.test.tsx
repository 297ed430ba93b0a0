import '../support/prosemirror.ts';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdmin } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

it('a vacancy tells of a link that no letter can open, and of a test that ends before the applications do', async () => {
  const { user } = await renderAdmin(server, { at: '/dashboard/addVacancy', as: 'kadry' });
  const link = await screen.findByRole('textbox', { name: 'Ссылка на тестирование' });
  await user.type(link, 'test.uz/1');
  expect(link).toHaveAccessibleDescription(/не начинается с https/);
  fireEvent.change(link, { target: { value: 'https://test.uz/1' } });
  expect(link).toHaveAccessibleDescription(/придёт кандидату в письме/);

  const testing = screen.getByLabelText('Дата окончания тестирования');
  expect(testing).not.toHaveAccessibleDescription(/раньше приёма заявок/);
  fireEvent.change(screen.getByLabelText('Дата окончания приёма заявок'), {
    target: { value: '2099-01-01' },
  });
  expect(testing).toHaveAccessibleDescription(/^Тестирование закончится раньше приёма заявок/);
});
