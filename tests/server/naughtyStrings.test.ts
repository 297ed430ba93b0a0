import { describe, expect, it } from 'vitest';
import NAUGHTY from '../support/naughtyStrings/blns.json' with { type: 'json' };
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

const OWN = ['null', 'Null and void', 'нулл', 'Нулл', '{null}', 'NULL,NULL', '{"a",null}', '{a,b}', '\\N'];

const server = serverForAll();

const AT_ONCE = 10;

type Call = (texts: string[]) => Promise<{ status: number; body: unknown }>;

/** Sends the strings, so many in each call, and those of a call that failed alone. @returns what the server failed at, or has no address for */
async function failures(strings: string[], call: Call, inEach = 1): Promise<unknown[]> {
  const failed: unknown[] = [];
  const groups = Array.from({ length: Math.ceil(strings.length / inEach) }, (_, at) =>
    strings.slice(at * inEach, (at + 1) * inEach),
  );
  for (let from = 0; from < groups.length; from += AT_ONCE) {
    const some = groups.slice(from, from + AT_ONCE);
    const answers = await Promise.all(some.map(async (texts) => ({ texts, ...(await call(texts)) })));
    for (const answer of answers.filter(({ status }) => status === 404 || status >= 500)) {
      const alone = answer.texts.length > 1 ? await failures(answer.texts, call) : [];
      failed.push(...(alone.length > 0 ? alone : [answer]));
    }
  }
  return failed;
}

const post = (url: string, body: object) => server.as('admin', 'POST', `/api/Admin/${url}`, body);

/** Looks for a text in that list. */
const titled = (list: string, text: string) =>
  server.as('admin', 'GET', `/api/Admin/${list}?page=1&title=${encodeURIComponent(text)}`);

const LANGUAGES = ['ru', 'uz', 'en'];

/** A record with each text in the name and the text of some language, for each kind that is written down for the search. */
const saves: Record<string, Call> = {
  news: (texts) => {
    const draft = newsDraft();
    const news = draft.news.map((entry, at) => ({
      ...entry,
      title: texts[at % texts.length],
      description: `<p>${texts[(at + 1) % texts.length]}</p>`,
    }));
    return post('News/UpdateOrAdd', { ...draft, news });
  },
  videos: (texts) => {
    const videos = LANGUAGES.map((language, at) => ({ language, title: texts[at % texts.length], url: '' }));
    return post('Video/UpdateOrAdd', { id: 0, videos });
  },
  glossary: (texts) => {
    const fields = ['Ru', 'Uz', 'En'].flatMap((language, at) => [
      [`keyWord${language}`, texts[at % texts.length]],
      [`description${language}`, texts[(at + 1) % texts.length]],
    ]);
    return post('Glossary/UpdateOrAdd', { id: 0, ...Object.fromEntries(fields) });
  },
};

describe('a naughty string', () => {
  for (const [kind, save] of Object.entries(saves)) {
    it(`can be saved in ${kind}`, async () => {
      expect((await save(['Null and void'])).status).toBe(200);
      expect(await failures(OWN, save)).toEqual([]);
      expect(await failures(NAUGHTY, save, 3)).toEqual([]);
    });
  }

  it('can be looked for', async () => {
    const lists = ['News/GetAllPending', 'Video/GetAll', 'GetGlossaries'];
    for (const [at, list] of lists.entries()) {
      const search: Call = ([text = '']) => titled(list, Buffer.from(text.slice(0, 200)).toString());
      const strings = [...OWN, ...NAUGHTY.filter((_, index) => index % lists.length === at)];
      expect(await failures(strings, search)).toEqual([]);
    }
  });

  it('can be said in a comment', async () => {
    const { id } = (await post('News/UpdateOrAdd', newsDraft())).body.data;
    const comment: Call = ([text]) => post('Comment/Add', { kind: 'news', id, text });
    expect(await failures([...OWN, ...NAUGHTY], comment)).toEqual([]);
  });

  it('is found again', async () => {
    await saves.news?.(['Null and void где-то']);
    for (const text of ['null', 'void null', 'нулл']) {
      const { body, headers } = await titled('News/GetAllPending', text);
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
    const { body } = await titled('News/GetAllPending', 'начало');
    expect(body.data.length).toBe(1);
  });
});
