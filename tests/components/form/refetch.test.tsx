import { QueryClient } from '@tanstack/react-query';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminContext, ResourceContextProvider, testDataProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { Edit } from '../../../src/components/form/Edit.tsx';
import { TextInput } from '../../../src/components/form/inputs.tsx';
import { SimpleForm } from '../../../src/components/form/SimpleForm.tsx';
import { i18nProvider } from '../../../src/i18n/i18nProvider.ts';

const screenOfForm = (calls: object, queryClient: QueryClient) => (
  <AdminContext dataProvider={testDataProvider(calls)} queryClient={queryClient} i18nProvider={i18nProvider}>
    <ResourceContextProvider value="informationTypes">
      <Edit redirect="/">
        <SimpleForm>
          <TextInput source="name" />
          <TextInput source="code" />
        </SimpleForm>
      </Edit>
    </ResourceContextProvider>
  </AdminContext>
);

it('a record that is read again does not overwrite what is typed, and is saved for the version that was opened', async () => {
  const user = userEvent.setup({ delay: null });
  const queryClient = new QueryClient();
  let version = 0;
  const getOne = vi.fn(async () => {
    version += 1;
    return { data: { id: 7, version, name: `Версия ${version}`, code: 'a' } };
  });
  const update = vi.fn(async (_resource: string, { data }) => ({ data }));
  const current = async (_resource: string, record: object) => record;
  const router = createMemoryRouter(
    [
      { path: '/:id', element: screenOfForm({ getOne, update, current }, queryClient) },
      { path: '/', element: <p>Список</p> },
    ],
    { initialEntries: ['/7'] },
  );
  render(<RouterProvider router={router} />);
  const name = await screen.findByRole('textbox', { name: 'Наименование' });
  await user.type(name, ' и ещё');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
  expect(name).toHaveValue('Версия 1 и ещё');
  await user.click(screen.getByRole('button', { name: 'Изменить' }));
  await screen.findByText('Список');
  expect(update).toHaveBeenCalledTimes(1);
  const [, params] = update.mock.calls[0] ?? [];
  expect(params).toMatchObject({
    data: { name: 'Версия 1 и ещё', version: 1 },
    previousData: { version: 1 },
    meta: { opened: { version: 1 }, key: expect.any(String) },
  });
});

it('a record that cannot be read again leaves what is typed on the screen', async () => {
  const user = userEvent.setup({ delay: null });
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const getOne = vi
    .fn()
    .mockResolvedValueOnce({ data: { id: 7, version: 1, name: 'Было' } })
    .mockRejectedValue(new Error('Нет связи'));
  const current = async (_resource: string, record: object) => record;
  const router = createMemoryRouter(
    [{ path: '/:id', element: screenOfForm({ getOne, current }, queryClient) }],
    {
      initialEntries: ['/7'],
    },
  );
  render(<RouterProvider router={router} />);
  const name = await screen.findByRole('textbox', { name: 'Наименование' });
  await user.type(name, ' и ещё');
  await act(() => queryClient.invalidateQueries());
  await waitFor(() => expect(getOne).toHaveBeenCalledTimes(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.getByRole('textbox', { name: 'Наименование' })).toHaveValue('Было и ещё');
});
