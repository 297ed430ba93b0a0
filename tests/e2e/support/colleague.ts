import { access } from '../../../src/dataProvider/accessCalls.ts';
import { accountCalls } from '../../../src/dataProvider/accountCalls.ts';
import { PASSWORD } from './depository.ts';
import { expect, type Page, type SessionEntries, signInByCall } from './test.ts';

const account = { userName: 'anvar@depository.uz', fullName: 'Анвар Каримов', role: 'admin' };

/** Makes a call as the session of these entries would. @returns its `data` */
export const callAs = async (page: Page, { TOKEN }: SessionEntries, path: string, data?: unknown) => {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  const answer = await page.request.fetch(path, { method: data ? 'POST' : 'GET', data, headers });
  expect(answer.status(), `${path} ${await answer.text()}`).toBe(200);
  return (await answer.json()).data;
};

/** The second administrator of a worker's depository, made when he is wanted first. @param own - the session of the first one */
export const secondAdmin = async (page: Page, own: SessionEntries): Promise<SessionEntries> => {
  const people: { userName: string }[] = await callAs(page, own, accountCalls.list.path);
  if (!people.some(({ userName }) => userName === account.userName)) {
    const { password } = await callAs(page, own, accountCalls.add(account).path, account);
    const change = { currentPassword: password, newPassword: PASSWORD };
    const first = await signInByCall(page, account.userName, password);
    await callAs(page, first, access.changePassword(change).path, change);
  }
  return signInByCall(page, account.userName);
};
