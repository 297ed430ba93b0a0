import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import type { SignedIn } from '../../src/session.ts';
import { renderAdmin } from './renderAdmin.tsx';
import type { TestServer } from './server.ts';
import { watchFetch } from './watchedFetch.ts';

const GLOSSARY = '/api/Admin/Glossary';

interface Term {
  id: number;
  keyWordRu: string;
  keyWordUz: string;
  descriptionRu: string;
}

/** Each test begins with a term of the glossary, which is opened here and saved by a colleague. */
export function conflictingTerm(server: TestServer) {
  let id: number;
  beforeEach(async () => {
    const term = { keyWordRu: 'Общее собрание акционеров', keyWordUz: '', descriptionRu: 'Было' };
    id = (await server.as('admin', 'POST', `${GLOSSARY}/UpdateOrAdd`, term)).body.data.id;
  });
  const list = async (): Promise<Term[]> =>
    (await server.as('admin', 'GET', '/api/Admin/GetGlossaries')).body.data;
  const stored = async () => (await list()).find((term) => term.id === id);
  return {
    list,
    stored,
    colleagueSaves: async (fields: Partial<Term>) =>
      await server.as('admin', 'POST', `${GLOSSARY}/UpdateOrAdd`, { ...(await stored()), ...fields }),
    colleagueDeletes: () => server.as('admin', 'DELETE', `${GLOSSARY}/Delete${id}`),
    colleagueRestores: () => server.as('admin', 'POST', `${GLOSSARY}/Restore${id}`, {}),
    async openTerm(own: typeof fetch = server.fetch, signedIn?: Partial<SignedIn>) {
      const calls = watchFetch(own);
      const at = `/dashboard/glossary/${id}`;
      const { user } = await renderAdmin(server, { at, signedIn, fetch: calls.fetch });
      const word = await screen.findByRole('textbox', { name: 'Ключевое слово' });
      const type = async (text: string) => {
        await user.clear(word);
        await user.click(word);
        await user.paste(text);
      };
      const save = () => screen.getByText('Изменить', { selector: 'button' }).click();
      return { user, calls, word, type, save };
    },
  };
}
