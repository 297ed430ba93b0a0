import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';

it.each([201, 202, 204])(
  'a save that is answered %i is to be looked for before it is repeated',
  async (status) => {
    const fetch = async () => new Response(status === 204 ? null : '{"id":5}', { status });
    const data = createDataProvider(createHttp({ baseUrl: '', fetch }), new QueryClient());
    await expect(data.create('glossary', { data: {} })).rejects.toMatchObject({
      status,
      message: expect.stringMatching(
        /\. Выполнено ли действие, неизвестно: проверьте, прежде чем повторять\.$/,
      ),
    });
  },
);
