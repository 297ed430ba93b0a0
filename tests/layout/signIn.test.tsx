import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createAuthProvider } from '../../src/authProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { SignInPage } from '../../src/layout/signIn/SignInPage.tsx';

const WRONG = 'Неверный логин или пароль.';
const NOT_THERE = 'Адрес входа на сервере не найден (404). Сообщите администратору системы.';

it.each([
  [400, '', WRONG],
  [401, '', WRONG],
  [401, '{"message":"Unauthorized"}', WRONG],
  [403, '', WRONG],
  [400, '{"title":"Bad Request","errors":{"password":["Wrong password"]}}', WRONG],
  [401, '{"title":"Учётная запись отключена."}', 'Учётная запись отключена.'],
  [403, '{"message":"Учётная запись отключена."}', 'Учётная запись отключена.'],
  [404, '{"title":"Not Found","status":404}', NOT_THERE],
  [404, '', NOT_THERE],
  [500, '{"message":"Сбой базы данных."}', 'Сбой базы данных.'],
  [503, '', 'Сервер временно недоступен. Повторите через минуту.'],
])('a sign-in refused with %i and «%s» is told in the words of signing in', async (status, body, message) => {
  const http = createHttp({ baseUrl: '', fetch: async () => new Response(body, { status }) });
  render(<SignInPage authProvider={createAuthProvider(http)} onSignedIn={() => undefined} />);
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Логин'), 'admin@depository.uz');
  await user.type(screen.getByLabelText('Пароль'), 'wrong-horse-42{Enter}');
  expect(await screen.findByText(message)).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Ошибка при входе!');
});
