import { beforeAll, beforeEach } from 'vitest';
import { publications, reviewRules } from '../../server/db/schema.ts';
import { addAdmin } from './admins.ts';
import { type Hook, serverForAll, serverForEach, type TestServer } from './server.ts';

export const REVIEW = '/api/Admin/Review';

export type Call = Awaited<ReturnType<typeof addAdmin>>;

const withReviewers = (server: TestServer, before: Hook) => {
  let calls: { anvar: Call; barno: Call };
  before(async () => {
    await server.signIn('admin');
    calls = {
      anvar: await addAdmin(server, 'anvar@depository.uz', 'Анвар Каримов'),
      barno: await addAdmin(server, 'barno@depository.uz', 'Барно Юсупова'),
    };
  });
  const dilnoza: Call = (...call) => server.as('admin', ...call);
  const anvar: Call = (...call) => calls.anvar(...call);
  const barno: Call = (...call) => calls.barno(...call);
  return { server, dilnoza, anvar, barno };
};

/** A depository with three administrators, each as a function that makes calls, for all tests of the file that calls this at its top. */
export const reviewForAll = () => withReviewers(serverForAll(), beforeAll);

/** The same with a new depository for each test. */
export const reviewForEach = () => withReviewers(serverForEach(), beforeEach);

/** Takes away every publication and every rule of the review. */
export async function emptyReview({ db }: TestServer) {
  await db.delete(publications);
  await db.delete(reviewRules);
}

const NEWS = '/api/Admin/News';

/** News as the caller saves, publishes and lists them. */
export const newsOf = (caller: Call) => ({
  saved: async (draft: object): Promise<number> =>
    (await caller('POST', `${NEWS}/UpdateOrAdd`, draft)).body.data.id,
  publish: (id: number) => caller('GET', `${NEWS}/AllowToPublish${id}`),
  /** Their titles in Russian. */
  listOf: async (name: 'Published' | 'Pending'): Promise<string[]> => {
    const { body } = await caller('GET', `${NEWS}/GetAll${name}`);
    return body.data.map(({ news }: { news: { title: string }[] }) => news[0]?.title);
  },
});

/** What the caller asks of the review; `other` confirms what takes two. */
export const reviewOf = (caller: Call, other = caller) => {
  const queue = async (query = '', by = caller) => {
    const { body, headers } = await by('GET', `${REVIEW}/GetQueue?${query}`);
    return { rows: body.data, total: Number(headers['x-total-count']) };
  };
  return {
    queue,
    titles: async (query = ''): Promise<string[]> =>
      (await queue(query)).rows.map(({ title }: { title: string }) => title),
    count: async (): Promise<number> => (await caller('GET', `${REVIEW}/GetCount`)).body.data,
    /** What goes off while four eyes are asked for goes off when two want it. */
    async switchTo(rules: object) {
      await caller('POST', `${REVIEW}/SetRules`, rules);
      return await other('POST', `${REVIEW}/SetRules`, rules);
    },
  };
};
