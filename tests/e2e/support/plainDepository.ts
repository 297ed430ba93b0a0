import { plainFetch } from '../../support/plainDepository.ts';
import type { Page } from './test.ts';

/** What a sign-in leaves with a depository that says no more than the specification. */
const PLAIN_ENTRIES = ['TOKEN', 'NAME', 'LOGIN', 'ROLE'];

/** From now on the browser's pages meet a depository without versions, pages, single records and keys for drafts. */
export const meetPlainDepository = async (page: Page) => {
  await page.evaluate((kept) => {
    for (const key of Object.keys(sessionStorage)) if (!kept.includes(key)) sessionStorage.removeItem(key);
  }, PLAIN_ENTRIES);
  const ask = plainFetch({ fetch });
  const context = page.context();
  await context.route(/\/api\/Admin\//, async (route) => {
    const request = route.request();
    const { authorization = '' } = request.headers();
    const answer = await ask(request.url(), {
      method: request.method(),
      headers: { authorization, 'content-type': 'application/json' },
      body: request.postData() ?? undefined,
    });
    await route.fulfill({ status: answer.status, body: Buffer.from(await answer.arrayBuffer()) });
  });
  await context.route('**/Access/DraftKey', (route) => route.fulfill({ status: 404, body: '' }));
};
