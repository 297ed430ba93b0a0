import { beforeEach, describe, expect, it } from 'vitest';
import { mailOutbox } from '../../server/db/schema.ts';
import { nothing } from '../../src/dataProvider/answers.ts';
import { post } from '../../src/dataProvider/calls.ts';
import { applicationCalls } from '../../src/dataProvider/kindCalls.ts';
import { emptyEntries } from '../../src/dataProvider/records.ts';
import { openSession, providerOver } from '../support/provider.ts';
import { OURS } from '../support/renderAdmin.tsx';
import { serverForAll } from '../support/server.ts';
import { addApplicant } from '../support/serverPersonnel.ts';

const server = serverForAll();
beforeEach(() => openSession(server, [...OURS, 'idempotency']));

/** The real server at the end of a line that breaks once a call has come through, so that nobody hears of the answer. */
const lineThatBreaks = () => {
  const line = { breaks: false, answersThen: undefined as Response | undefined };
  const viaLine: typeof fetch = async (input, init) => {
    const answer = await server.fetch(input, init);
    if (!line.breaks || !new Headers(init?.headers).has('Idempotency-Key')) return answer;
    line.breaks = false;
    if (line.answersThen) return line.answersThen;
    throw new TypeError('Failed to fetch');
  };
  return { line, provider: providerOver({ fetch: viaLine }) };
};

const item = (title: string) => {
  const entries = emptyEntries({ title: '', description: '', pdfId: null, coverId: null, coverBase64: '' });
  entries.ru.title = title;
  return { posted: '2026-03-05', entries };
};

const pending = async (): Promise<{ id: number; news: { title: string }[] }[]> =>
  (await server.as('admin', 'GET', '/api/Admin/News/GetAllPending')).body.data;

describe('a form whose save was stored, and whose answer was lost', () => {
  it('makes one item when it is sent again', async () => {
    const { line, provider } = lineThatBreaks();
    const before = (await pending()).length;
    const params = { data: item('Дважды'), meta: { key: 'one-form' } };
    line.breaks = true;
    await expect(provider.create('news', params)).rejects.toMatchObject({ status: 0 });
    const { data } = await provider.create('news', params);
    const stored = await pending();
    expect(stored).toHaveLength(before + 1);
    expect(stored.map(({ id }) => id)).toContain(data.id);
  });

  it('changes that item when something was typed before it is sent again', async () => {
    const { line, provider } = lineThatBreaks();
    const before = (await pending()).length;
    const meta = { key: 'another-form' };
    line.breaks = true;
    await expect(provider.create('news', { data: item('Раньше'), meta })).rejects.toMatchObject({
      status: 0,
    });
    await provider.create('news', { data: item('Позже'), meta });
    const titles = (await pending()).map(({ news }) => news[0]?.title);
    expect(titles).toHaveLength(before + 1);
    expect(titles).toContain('Позже');
    expect(titles).not.toContain('Раньше');
  });
});

it('a mail whose answer was lost goes out once when it is asked for again', async () => {
  const { line, provider } = lineThatBreaks();
  const application = { id: await addApplicant(server), vacancyId: 1 };
  line.breaks = true;
  await expect(
    provider.change('applications', applicationCalls.sendTestLink(application)),
  ).rejects.toMatchObject({ status: 0 });
  await provider.change('applications', applicationCalls.sendTestLink(application));
  expect(await server.db.$count(mailOutbox)).toBe(1);
  // asked for once more, it is another mail
  await provider.change('applications', applicationCalls.sendTestLink(application));
  expect(await server.db.$count(mailOutbox)).toBe(2);
});

it.each([500, 503])('a mail that was sent but answered %i goes out once', async (status) => {
  const { line, provider } = lineThatBreaks();
  const before = await server.db.$count(mailOutbox);
  const application = { id: await addApplicant(server), vacancyId: 1 };
  const send = () => provider.change('applications', applicationCalls.sendTestLink(application));
  Object.assign(line, { breaks: true, answersThen: Response.json({}, { status }) });
  await expect(send()).rejects.toMatchObject({ status });
  await send();
  expect(await server.db.$count(mailOutbox)).toBe(before + 1);
});

it('a mail is another one once something else was done', async () => {
  const { line, provider } = lineThatBreaks();
  const before = await server.db.$count(mailOutbox);
  const application = { id: await addApplicant(server), vacancyId: 1 };
  line.breaks = true;
  await expect(
    provider.change('applications', applicationCalls.sendTestLink(application)),
  ).rejects.toMatchObject({ status: 0 });
  await provider.create('news', { data: item('Между тем') });
  await provider.change('applications', applicationCalls.sendTestLink(application));
  expect(await server.db.$count(mailOutbox)).toBe(before + 2);
});

it('an act that was undone since its lost answer is refused once, and is a new act after that', async () => {
  const { line, provider } = lineThatBreaks();
  const { data } = await provider.create('news', { data: item('Спорная') });
  const comment = { kind: 'news', id: data.id, text: 'Проверьте' };
  const { id } = (await server.as('admin', 'POST', '/api/Admin/Comment/Add', comment)).body.data;
  const resolve = () => provider.change('news', post(`/api/Admin/Comment/Resolve${id}`, undefined, nothing));
  line.breaks = true;
  await expect(resolve()).rejects.toMatchObject({ status: 0 });
  await server.as('admin', 'POST', `/api/Admin/Comment/Reopen${id}`);
  await expect(resolve()).rejects.toMatchObject({ status: 409 });
  await resolve();
  const { threads } = (await server.as('admin', 'GET', `/api/Admin/Comment/GetByItem/news/${data.id}`)).body
    .data;
  expect(threads).toMatchObject([{ id, resolved: { by: 'Дилноза Рахимова' } }]);
});

it('an approval and a deletion are of the version that was seen', async () => {
  const { provider } = lineThatBreaks();
  const { data } = await provider.create('news', { data: item('Видел') });
  const page = { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'DESC' } as const };
  const list = await provider.getList('news', { ...page, filter: { status: 'pending' } });
  const seen = list.data.find(({ id }) => id === data.id);
  await server.as('admin', 'POST', '/api/Admin/News/UpdateOrAdd', {
    id: data.id,
    news: [{ language: 'ru', title: 'Иначе' }],
  });
  const params = { id: data.id, previousData: seen };
  await expect(provider.approve('news', params)).rejects.toMatchObject({ status: 409 });
  await expect(provider.delete('news', params)).rejects.toMatchObject({ status: 409 });
});

it('an approval and a deletion whose answers were lost are done when they are sent again', async () => {
  const { line, provider } = lineThatBreaks();
  const { data } = await provider.create('news', { data: item('Один раз') });
  const page = { pagination: { page: 1, perPage: 50 }, sort: { field: 'id', order: 'DESC' } as const };
  const seen = async (status: string) =>
    (await provider.getList('news', { ...page, filter: { status } })).data.find(({ id }) => id === data.id);
  const params = async (status: string) => ({ id: data.id, previousData: await seen(status) });
  const first = await params('pending');
  line.breaks = true;
  await expect(provider.approve('news', first)).rejects.toMatchObject({ status: 0 });
  await provider.create('news', { data: item('Между тем') });
  await provider.approve('news', first);
  const second = await params('published');
  line.breaks = true;
  await expect(provider.delete('news', second)).rejects.toMatchObject({ status: 0 });
  await provider.delete('news', second);
  expect(await seen('published')).toBeUndefined();
});
