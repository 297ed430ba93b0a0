import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { applications, auditLog, comments, proposals } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { commentCalls } from '../../support/serverComments.ts';
import { typed } from '../../support/serverConsole.ts';
import { addApplication, addVacancy } from '../../support/serverPersonnel.ts';

const PERSONAL = '/api/Admin/Personal';
const TITLE = 'Каримова Дилноза';

const server = serverForAll();
const colleague = commentCalls(server);

let pinfl = 31_505_850_170_000;
/** A person of her own for each test, and a comment that names her. */
const addPersonWithComment = async () => {
  const vacancyId = await addVacancy(server);
  pinfl += 1;
  await addApplication(server, vacancyId, { fullName: TITLE, pinfl: `${pinfl}`, email: `d${pinfl}@mail.uz` });
  const text = `Позвонить Каримовой Дилнозе из отдела № ${vacancyId}`;
  const comment = await colleague.said('vacancies', vacancyId, text);
  const who = [`${pinfl}`];
  const ask = (call: string, body: object = {}) =>
    server.as('admin', 'POST', `${PERSONAL}/${call}`, { who, reason: 'Письмо вх. № 1', ...body });
  const { digest, entries } = (await ask('Find')).body.data;
  const isLeft = async () => (await server.db.$count(applications, eq(applications.pinfl, `${pinfl}`))) === 1;
  return { vacancyId, text, comment, digest, entries, ask, isLeft };
};
const lastDetails = async () => {
  const [row] = await server.db.select().from(auditLog).orderBy(desc(auditLog.seq)).limit(1);
  return JSON.parse(row?.details ?? '{}');
};
const textOf = async (id: number) =>
  (await server.db.select({ text: comments.text }).from(comments).where(eq(comments.id, id)))[0]?.text;

it('a comment that the administrator keeps is not erased with the person', async () => {
  const { text, comment, digest, entries, ask, isLeft } = await addPersonWithComment();
  expect(entries).toContainEqual(expect.objectContaining({ place: 'comments', id: comment }));
  const keep = { comments: [comment] };
  expect((await ask('Erase', { shown: digest, keep })).body.data.said[0]).toBe('Удалено: 1 заявка.');
  expect(await textOf(comment)).toBe(text);
  expect(await isLeft()).toBe(false);
});

it('a comment that was added after the search, while another was deleted, is not erased unread', async () => {
  const { vacancyId, comment, digest, ask, isLeft } = await addPersonWithComment();
  await colleague.remove(comment);
  const unread = await colleague.said('vacancies', vacancyId, 'Каримова Дилноза из бухгалтерии согласна');
  expect((await ask('Erase', { shown: digest })).body.message).toMatch(
    /^Найдено уже не то, что вам показано/,
  );
  expect(await textOf(unread)).toBe('Каримова Дилноза из бухгалтерии согласна');
  expect(await isLeft()).toBe(true);
});

it('a comment that the administrator keeps is not handed out with the person’s data', async () => {
  const { text, comment, ask } = await addPersonWithComment();
  const archive = async (body: object) => JSON.stringify((await ask('Export', body)).body);
  expect(await archive({})).toContain(text);
  expect(await archive({ keep: { comments: [comment] } })).not.toContain(text);
});

it('a person of whom only comments are stored is not said to be unknown where all of them are kept', async () => {
  const said = async (number: string, more: object = {}) =>
    (await server.as('admin', 'POST', `${PERSONAL}/Export`, { who: [number], ...more })).body;
  const number = '31505850190001';
  const id = await colleague.said('vacancies', await addVacancy(server), `Проверить ПИНФЛ ${number}`);
  expect(await said(number, { keep: { comments: [id] } })).toEqual({
    message: 'Выгружать нечего: со всего найденного снята отметка.',
  });
  expect(await lastDetails()).toMatchObject({ comments: 1, applications: 0 });
  expect(await said('31505850190002')).toEqual({ message: 'Об этом человеке ничего не хранится.' });
});

it('remarks on changes are shown in the same order each time, however the database keeps them', async () => {
  const { ask } = await addPersonWithComment();
  const at = new Date(server.now());
  const remark = { version: 1, baseVersion: 1, waitingSince: at, returnedAt: at, note: `О ${pinfl}` };
  for (const kind of ['guaranteeFund', 'information'])
    await server.db.insert(proposals).values({ kind, recordId: 1, ...remark });
  const shown = (await ask('Find')).body.data;
  expect(shown.numbers.notes).toBe(2);
  // the database writes a changed row behind the others
  await server.db.update(proposals).set({ version: 2 }).where(eq(proposals.kind, 'guaranteeFund'));
  const { digest, entries } = (await ask('Find')).body.data;
  expect({ digest, entries }).toEqual({ digest: shown.digest, entries: shown.entries });
});

it('a comment is shown with the words that it is about, in which the name may stand', async () => {
  const { vacancyId, ask } = await addPersonWithComment();
  const quote = { before: 'Отдел: ', exact: TITLE, after: ', юрист' };
  const place = { language: 'ru', field: 'title', quote };
  const id = await colleague.said('vacancies', vacancyId, 'Уточнить дату', { place });
  const { entries } = (await ask('Find')).body.data;
  expect(
    entries.find((each: { place: string; id: number }) => each.place === 'comments' && each.id === id),
  ).toMatchObject({
    note: expect.stringContaining('к «Отдел: Каримова Дилноза, юрист»: Уточнить дату'),
  });
});

it('comments are kept on the console where they are to be, which tells how many, and logged as found', async () => {
  const { text, comment, isLeft } = await addPersonWithComment();
  const erase = (...more: string[]) =>
    typed(server, 'personal', 'erase', `${pinfl}`, '--keep-comments', ...more);
  expect(await erase()).toContain(text);
  expect((await lastDetails()).comments).toBeGreaterThan(0);
  expect(await erase('--yes')).toMatch(/^Удалено: 1 заявка\.\n.*\nОставлено: \d+ комментар/);
  expect(await textOf(comment)).toBe(text);
  expect(await isLeft()).toBe(false);
  expect(await typed(server, 'personal', 'erase', `${pinfl}`, '--keep-comments')).toBe(
    'Ничего не найдено.\n',
  );
});
