import { expect, it } from 'vitest';
import { providerOver } from '../support/provider.ts';

it.each([201, 202, 204])(
  'a save that is answered %i is to be looked for before it is repeated',
  async (status) => {
    const fetch = async () => new Response(status === 204 ? null : '{"id":5}', { status });
    const data = providerOver({ fetch });
    await expect(data.create('glossary', { data: {} })).rejects.toMatchObject({
      status,
      message: expect.stringMatching(
        /\. Выполнено ли действие, неизвестно: проверьте, прежде чем повторять\.$/,
      ),
    });
  },
);
