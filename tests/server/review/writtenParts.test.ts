import { beforeEach, describe, expect, it } from 'vitest';
import { fundChanges, fundLists, proposals, revisions, statistics } from '../../../server/db/schema.ts';
import { type Call, emptyReview, REVIEW, reviewForAll, reviewOf } from '../../support/review.ts';
import { approve, giveBack, save } from '../../support/reviewedNews.ts';
import { newsDraft } from '../../support/serverPublications.ts';

const NEWS = '/api/Admin/News';
const FUND = '/api/Admin/GuaranteeFund';
const FIGURES = '/api/Admin/Statistic/UpdateOrAdd';

const { server, dilnoza, anvar, barno } = reviewForAll();
const { queue, switchTo } = reviewOf(dilnoza, barno);
beforeEach(async () => {
  await emptyReview(server);
  for (const table of [proposals, revisions, statistics, fundLists, fundChanges])
    await server.db.delete(table);
  await switchTo({ fourEyes: true, edits: true });
});

/** News on the site and Anvar's edit of it, which Barno has sent back. */
const returnedEdit = async () => {
  const { id, version: first } = await save(anvar, newsDraft('На сайте'));
  const published = (await approve(dilnoza, id)).status === 200 ? first + 1 : 0;
  const { version: edited } = await save(anvar, newsDraft('Слова Анвара', { id }));
  await giveBack(barno, id, edited);
  return { id, published, edited };
};
const saveBegunWith = async (by: Call, id: number, title: string, ...read: number[]) => {
  const { status, body } = await by('POST', `${NEWS}/UpdateOrAdd?read=${read}`, newsDraft(title, { id }));
  expect(status).toBe(200);
  return body.data.version as number;
};
const mayApprove = async (by: Call, id: number) =>
  (await by('GET', `${REVIEW}/GetItem/news/${id}`)).body.data.mayApprove;

describe('the author of an edit that was sent back', () => {
  it('counts where a colleague takes it from the history', async () => {
    const { id, edited } = await returnedEdit();
    await saveBegunWith(barno, id, 'Слова Анвара', edited + 1, edited);
    expect(await mayApprove(anvar, id)).toBe(false);
    expect((await approve(anvar, id)).status).toBe(403);
    expect((await approve(dilnoza, id)).status).toBe(200);
  });

  it('counts where another edit was approved before the colleague saves the form that holds it', async () => {
    const { id, edited } = await returnedEdit();
    await save(barno, newsDraft('Правка Барно', { id }));
    expect((await approve(anvar, id)).status).toBe(200);
    await saveBegunWith(barno, id, 'Слова Анвара, подправлено', edited);
    expect((await approve(anvar, id)).status).toBe(403);
    expect((await approve(dilnoza, id)).status).toBe(200);
  });

  it('counts where the item was deleted and restored before that', async () => {
    const { id, edited } = await returnedEdit();
    await dilnoza('DELETE', `${NEWS}/Delete${id}`);
    await dilnoza('POST', `${NEWS}/Restore${id}`);
    await saveBegunWith(barno, id, 'Слова Анвара, подправлено', edited);
    expect((await approve(anvar, id)).status).toBe(403);
  });

  it('does not count where the form never held it, although it was opened before', async () => {
    const { id, published } = await returnedEdit();
    await saveBegunWith(barno, id, 'Правка Барно', published);
    expect(await mayApprove(anvar, id)).toBe(true);
    expect((await approve(anvar, id)).status).toBe(200);
  });

  it('counts where the form has merged it and was sent after its return', async () => {
    const { id, published, edited } = await returnedEdit();
    await saveBegunWith(barno, id, 'Слова Анвара и правка Барно', published, edited);
    expect((await approve(anvar, id)).status).toBe(403);
  });

  it('does not count where the save has kept nothing of it', async () => {
    const { id, version: first } = await save(anvar, newsDraft('На сайте'));
    await approve(dilnoza, id);
    const draft = newsDraft('На сайте', { id });
    const [russian, ...others] = draft.news;
    const news = [{ ...russian, description: '<p>Слова Анвара</p>' }, ...others];
    const { version: edited } = await save(anvar, { ...draft, news });
    expect(edited).toBe(first + 2);
    await giveBack(barno, id, edited);
    const titled = { ...draft, news: [{ ...russian, title: 'Заголовок Барно' }, ...others] };
    await barno('POST', `${NEWS}/UpdateOrAdd?read=${edited},${edited + 1}`, titled);
    expect((await approve(anvar, id)).status).toBe(200);
  });

  it('does not count any more where the save with it was sent back as well, and the colleague begins anew', async () => {
    const { id, edited } = await returnedEdit();
    await giveBack(dilnoza, id, await saveBegunWith(barno, id, 'Слова Анвара, подправлено', edited));
    await save(barno, newsDraft('Слова Барно', { id }));
    expect((await approve(anvar, id)).status).toBe(200);
  });
});

it('does not count the author of an edit that was approved while the form with it was open', async () => {
  const { id } = await save(anvar, newsDraft('На сайте'));
  await approve(dilnoza, id);
  const { version } = await save(anvar, newsDraft('Слова Анвара', { id }));
  await approve(dilnoza, id);
  await saveBegunWith(barno, id, 'Слова Анвара, дополнено', version);
  expect((await approve(anvar, id)).status).toBe(200);
});

it('does not count the author of a version that was approved as it was, when a colleague takes it from the history', async () => {
  const { id, version } = await save(anvar, newsDraft('Слова Анвара'));
  await approve(dilnoza, id);
  const { version: edited } = await save(barno, newsDraft('Слова Барно', { id }));
  await approve(anvar, id);
  await saveBegunWith(barno, id, 'Слова Анвара', edited + 1, version);
  expect((await approve(barno, id)).status).toBe(403);
  expect((await approve(anvar, id)).status).toBe(200);
});

it('does not count the author of what was approved after further changes, while the form was open', async () => {
  const { id, version } = await save(anvar, newsDraft('Анвар начал'));
  await save(anvar, newsDraft('Анвар исправил', { id }));
  await approve(barno, id);
  const draft = newsDraft('Анвар исправил', { id });
  await barno('POST', `${NEWS}/UpdateOrAdd?read=${version}`, { ...draft, posted: '2026-01-16' });
  expect((await approve(barno, id)).status).toBe(403);
  expect((await approve(anvar, id)).status).toBe(200);
});

it('counts nobody for an answer to a return that changes nothing', async () => {
  const { id, version } = await save(anvar, newsDraft('Слова Анвара'));
  await giveBack(barno, id, version);
  await save(dilnoza, newsDraft('Слова Анвара', { id }));
  const { rows } = await queue();
  expect(rows).toMatchObject([{ id, author: { login: 'anvar@depository.uz' }, mayApprove: true }]);
  expect((await approve(anvar, id)).status).toBe(403);
  expect((await approve(dilnoza, id)).status).toBe(200);
});

it('leads a colleague to what the site shows also where an earlier edit of theirs was sent back', async () => {
  const { id } = await returnedEdit();
  const { version } = await save(dilnoza, newsDraft('Слова Дилнозы', { id }));
  await giveBack(barno, id, version);
  const refused = await anvar('POST', `${NEWS}/UpdateOrAdd`, newsDraft('Дальше', { id, version }));
  expect(refused.body.stored).toMatchObject({ news: [{ title: 'На сайте ru' }, {}, {}] });
});

it('counts the author of figures and rows that were sent back, after a later change was approved', async () => {
  const row = (name: string, fund: number) => ({
    id: 0,
    code: '1',
    name,
    fund,
    currency: 'UZS',
    date: '2026-11-21',
  });
  const approveChange = (by: Call, kind: string, version: number) =>
    by('POST', `${REVIEW}/Approve`, { kind, id: 1, version });
  const sendBack = (kind: string, version: number) =>
    barno('POST', `${REVIEW}/Return`, { kind, id: 1, version, note: 'Проверьте' });
  const figures = async (by: Call, issuers: string, version: number, read = '') =>
    expect((await by('POST', `${FIGURES}${read}`, { id: 1, version, issuers })).status).toBe(200);

  await switchTo({ fourEyes: false });
  await dilnoza('POST', FIGURES, { issuers: '1' });
  await dilnoza('POST', `${FUND}/Add`, [row('Первый', 1)]);
  const [first] = (await anvar('GET', `${FUND}/GetLastUZS`)).body.data;
  await switchTo({ fourEyes: true });

  await figures(anvar, '999', 1);
  await sendBack('statistics', 2);
  await figures(barno, '2', 3);
  expect((await approveChange(anvar, 'statistics', 4)).status).toBe(200);
  await figures(barno, '999', 5, '?read=2');
  expect((await approveChange(anvar, 'statistics', 6)).status).toBe(403);
  expect((await approveChange(dilnoza, 'statistics', 6)).status).toBe(200);

  const edit = async (by: Call, fund: number, version: number, read = '') =>
    expect((await by('POST', `${FUND}/Edit${read}`, { ...first, fund, version })).status).toBe(200);
  await edit(anvar, 999, 1);
  await sendBack('guaranteeFund', 2);
  await edit(barno, 2, 3);
  expect((await approveChange(anvar, 'guaranteeFund', 4)).status).toBe(200);
  await edit(barno, 999, 5, '?read=2');
  expect((await approveChange(anvar, 'guaranteeFund', 6)).status).toBe(403);
  expect((await approveChange(dilnoza, 'guaranteeFund', 6)).status).toBe(200);
});

it('counts the author of a row that was sent back with it, and not of another one', async () => {
  const row = (code: string) => ({ id: 0, code, name: code, fund: 1, currency: 'UZS', date: '2026-11-21' });
  const add = async (by: Call, codes: string[], read = '') =>
    (await by('POST', `${FUND}/Add${read}`, codes.map(row))).body.data.version as number;
  const sendBack = (version: number) =>
    dilnoza('POST', `${REVIEW}/Return`, { kind: 'guaranteeFund', id: 1, version, note: 'Проверьте' });
  const approvers = async () => {
    const { change } = (await dilnoza('GET', `${REVIEW}/GetProposal/guaranteeFund/1`)).body.data;
    return change.approvers.map(({ login }: { login: string }) => login);
  };
  const returned = await add(anvar, ['1']);
  await sendBack(returned);
  const version = await add(barno, ['2'], `?read=${returned}`);
  expect(await approvers()).toContain('anvar@depository.uz');
  await sendBack(version);
  const both = await add(barno, ['2', '1'], `?read=${returned}`);
  expect(await approvers()).toEqual(['admin@depository.uz']);
  await sendBack(both);
  await barno('POST', `${FUND}/Add?read=${returned}`, [{ ...row('1'), code: '7' }]);
  expect(await approvers()).toEqual(['admin@depository.uz']);
});
