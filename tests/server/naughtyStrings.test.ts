import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import NAUGHTY from '../support/naughtyStrings/blns.json' with { type: 'json' };
import { startServer, type TestServer } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

const NEWS = '/api/Admin/News';
const OWN = ['null', 'Null and void', 'нулл', 'Нулл', '{null}', 'NULL,NULL', '{"a",null}', '{a,b}', '\\N'];
const STRINGS = [...OWN, ...NAUGHTY];

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
  await server.signIn('admin');
});
afterAll(() => server.stop());

const AT_ONCE = 10;

/** @returns the calls that the server failed at */
async function failures(
  strings: string[],
  call: (text: string) => Promise<{ status: number; body: unknown }>,
) {
  const failed: unknown[] = [];
  for (let from = 0; from < strings.length; from += AT_ONCE) {
    const some = strings.slice(from, from + AT_ONCE);
    const answers = await Promise.all(some.map(async (text) => ({ text, ...(await call(text)) })));
    failed.push(...answers.filter(({ status }) => status >= 500));
  }
  return failed;
}

const post = (url: string, body: object) => server.as('admin', 'POST', `/api/Admin/${url}`, body);

/** A record with the text in every field that takes one, for each kind that is written down for the search. */
const saves: Record<string, (text: string) => ReturnType<typeof post>> = {
  news: (text) => {
    const draft = newsDraft(text);
    const news = draft.news.map((entry) => ({ ...entry, title: text, description: `<p>${text}</p>` }));
    return post('News/UpdateOrAdd', { ...draft, news });
  },
  videos: (text) =>
    post('Video/UpdateOrAdd', {
      id: 0,
      videos: ['ru', 'uz', 'en'].map((language) => ({ id: 0, language, title: text, url: '' })),
    }),
  glossary: (text) =>
    post('Glossary/UpdateOrAdd', {
      id: 0,
      ...{ keyWordRu: text, keyWordUz: text, keyWordEn: text },
      ...{ descriptionRu: text, descriptionUz: text, descriptionEn: text },
    }),
};

describe('a naughty string', () => {
  for (const [kind, save] of Object.entries(saves)) {
    it(`can be saved in ${kind}`, async () => {
      expect((await save('Null and void')).status).toBe(200);
      expect(await failures(STRINGS, save)).toEqual([]);
    });
  }

  it('can be looked for', async () => {
    const lists = ['News/GetAllPending', 'Video/GetAll', 'Glossary/GetAll'];
    for (const list of lists) {
      const search = (text: string) =>
        server.as(
          'admin',
          'GET',
          `/api/Admin/${list}?page=1&title=${encodeURIComponent(Buffer.from(text.slice(0, 200)).toString())}`,
        );
      expect(await failures(STRINGS, search)).toEqual([]);
    }
  });

  it('can be said in a comment', async () => {
    const { id } = (await saves.news?.('Запись'))?.body.data ?? {};
    const comment = (text: string) => post('Comment/Add', { kind: 'news', id, text });
    expect(await failures(STRINGS, comment)).toEqual([]);
  });

  it('is found again', async () => {
    await saves.news?.('Null and void где-то');
    for (const text of ['null', 'void null', 'нулл']) {
      const { body, headers } = await server.as(
        'admin',
        'GET',
        `${NEWS}/GetAllPending?page=1&title=${encodeURIComponent(text)}`,
      );
      expect({ text, found: body.data.length > 0, total: headers['x-total-count'] }).toMatchObject({
        found: true,
      });
    }
  });
});

describe('a text of more words than the search can hold', () => {
  it('is saved, and found by its first words', async () => {
    const draft = newsDraft('Длинный');
    const hashes = Array.from({ length: 17_000 }, (_, index) => `${index}`.padStart(60, 'f')).join(' ');
    const [first, ...others] = draft.news;
    const answer = await post('News/UpdateOrAdd', {
      ...draft,
      news: [{ ...first, description: `<p>начало ${hashes}</p>` }, ...others],
    });
    expect(answer.status).toBe(200);
    const { body } = await server.as(
      'admin',
      'GET',
      `${NEWS}/GetAllPending?page=1&title=${encodeURIComponent('начало')}`,
    );
    expect(body.data.length).toBe(1);
  });
});
