import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAuthProvider } from '../../src/authProvider.ts';
import { aFileId, aNumber, records, Text } from '../../src/dataProvider/answers.ts';
import { goBy } from '../../src/dataProvider/conflict.ts';
import { createDataProvider } from '../../src/dataProvider/dataProvider.ts';
import { createHttp } from '../../src/dataProvider/http.ts';
import { applicationCalls, fileCalls } from '../../src/dataProvider/kindCalls.ts';
import { session } from '../../src/session.ts';

const PAGE = '<!doctype html><html><body>Войдите в сеть</body></html>';
const HALF = '{"data":[{"id":7,"posted":"2026';

const http = (body: BodyInit | null, type = 'application/json', status = 200) =>
  createHttp({
    baseUrl: '',
    fetch: async () => new Response(body, { status, headers: { 'content-type': type } }),
  });
const answering = (body: BodyInit | null, type?: string, status?: number) =>
  createDataProvider(http(body, type, status), new QueryClient());
type Provider = ReturnType<typeof answering>;

const everything = { pagination: { page: 1, perPage: 7 }, filter: { status: 'published' } };
const document = { vacancyId: 1, id: 3 };
const file = new File(['x'], 'x.pdf');

beforeEach(() => session.open({ token: 'token', name: 'A', role: 'admin' }));
afterEach(() => session.clear());

describe('an answer', () => {
  it.each([
    [[{ id: 1 }], [{ id: 1 }]],
    [{ data: [{ id: 1 }] }, [{ id: 1 }]],
    [{ data: { data: [{ id: 1 }] } }, [{ id: 1 }]],
    [[], []],
  ])('%j holds the list %j', (answer, list) => {
    expect(records(answer)).toEqual(list);
  });

  it('gives the id of an uploaded file, wrapped, bare or as plain text, and none where there is none', () => {
    const id = '3f2504e0-4f89-11d3-9a0c-0305e82c3301';
    for (const answer of [{ data: id }, id, new Text(`${id}\n`)]) expect(aFileId(answer)).toBe(id);
    expect(aFileId({ data: '2026/обложка.png' })).toBe('2026/обложка.png');
    for (const each of ['7', 'a7', '507f1f77bcf86cd799439011']) expect(aFileId(new Text(each))).toBe(each);
    for (const answer of ['', 'Готово', 'ok200', 'файл 7 принят', PAGE])
      expect(() => aFileId(new Text(answer))).toThrow(/неожиданный ответ/);
    for (const answer of [
      0,
      -1,
      { data: 0 },
      '0',
      '-1',
      new Text('0'),
      [7],
      null,
      'not saved',
      { data: 'ошибка' },
    ])
      expect(() => aFileId(answer)).toThrow(/неожиданный ответ/);
  });

  it('gives the number of a counter, wrapped or bare', () => {
    for (const answer of [{ data: 12 }, 12, '12']) expect(aNumber(answer)).toBe(12);
  });
});

const clear = {
  name: 'DepositoryError',
  message: expect.stringMatching(/^Сервер прислал неожиданный ответ/),
};

describe.each<[string, (data: Provider) => Promise<unknown>, string[]]>([
  [
    'a list',
    (data) => data.getList('news', everything),
    ['', 'null', '{}', '"да"', '7', '[null]', '{"data":{}}'],
  ],
  ['a list of rows', (data) => data.getOne('fundLists', { id: 'UZS' }), ['', 'null', '{}']],
  ['a list of statuses', (data) => data.ask(applicationCalls.statuses), ['', 'null', '{}']],
  [
    'the one record of statistics',
    (data) => data.getList('statistics', { pagination: everything.pagination }),
    ['', '7', '"нет"'],
  ],
  ['a counter', (data) => data.count('news'), ['', 'null', '{}', '"много"', '[]']],
  [
    'the id of a file',
    (data) => data.upload(fileCalls.uploadPdf, { file }),
    ['', 'null', '{}', '""', '{"data":{"id":""}}'],
  ],
])('%s', (_name, call, others) => {
  it.each([PAGE, HALF, 'Готово', ...others])('is never read out of %j', async (body) => {
    await expect(call(answering(body))).rejects.toMatchObject(clear);
  });
});

describe.each<[string, (data: Provider) => Promise<unknown>]>([
  ['an approval', (data) => data.approve('news', { id: 7 })],
  ['a deletion', (data) => data.delete('news', { id: 7 })],
  ['a mail', (data) => data.change('applications', applicationCalls.sendRejection(document))],
  [
    'a list of the fund',
    (data) => {
      const opened = { id: 'UZS', readRows: {} };
      goBy(opened);
      return data.update('fundLists', { id: 'UZS', data: {}, previousData: {}, meta: { opened } });
    },
  ],
])('%s', (_name, call) => {
  it('succeeds whatever its answer says, but for a page of somebody else', async () => {
    for (const body of [null, 'Готово', HALF, '{"data":null}', '[]']) await call(answering(body));
    await expect(call(answering(PAGE, 'text/html'))).rejects.toMatchObject({
      message: expect.stringContaining('Выполнено ли действие, неизвестно'),
    });
  });
});

describe('a save', () => {
  const create = (body: BodyInit | null) => answering(body).create('glossary', { data: {} });
  const idOf = async (body: BodyInit | null) => (await create(body)).data.id;

  it('takes the new id from where it stands, bare or wrapped', async () => {
    for (const body of ['7', '{"data":7}', '{"id":7}', '{"data":{"data":{"id":7}}}'])
      expect(await idOf(body)).toBe(7);
    expect(await idOf('{"id":"a7"}')).toBe('a7');
    expect(await idOf('"17"')).toBe('17');
  });

  it('may be answered with nothing, or with words that are no id', async () => {
    for (const body of ['', 'Сохранено', '"Сохранено"', 'true', 'null', '{}'])
      expect(await idOf(body)).toBe(0);
  });

  it('fails on a page of somebody else and on half an answer', async () => {
    for (const body of [PAGE, HALF]) await expect(create(body)).rejects.toMatchObject(clear);
  });
});

describe('statistics', () => {
  it('may be one object, a list of one, or nothing yet', async () => {
    const figures = async (body: string | null, status = 200) =>
      (
        await answering(body, 'application/json', status).getList('statistics', {
          pagination: everything.pagination,
        })
      ).data;
    expect(await figures('{"data":{"id":1,"issuers":"5"}}')).toMatchObject([{ id: 1, issuers: '5' }]);
    expect(await figures('[{"id":1,"issuers":"5"}]')).toMatchObject([{ id: 1, issuers: '5' }]);
    expect(await figures('{"data":null}')).toEqual([{ id: 0 }]);
    expect(await figures(null, 204)).toEqual([{ id: 0 }]);
  });
});

describe('a stored file', () => {
  it('is what came, but never a page, an answer in JSON or nothing', async () => {
    const { size } = await answering('%PDF-1.4', 'application/pdf').ask(applicationCalls.resume(1));
    expect(size).toBe(8);
    for (const [body, type] of [
      [PAGE, 'text/html; charset=utf-8'],
      ['{"data":null}', 'application/json'],
      ['', 'application/pdf'],
    ] as const)
      await expect(answering(body, type).ask(applicationCalls.resume(1))).rejects.toMatchObject(clear);
  });
});

describe('signing in', () => {
  const signIn = (body: string) =>
    createAuthProvider(http(body)).login({ userName: 'admin@depository.uz', password: '123456789' });
  const good = { token: 'new', access: ['admin'], userFullName: 'Б' };

  it('takes the answer bare or wrapped', async () => {
    for (const body of [good, { data: good }]) {
      session.clear();
      await signIn(JSON.stringify(body));
      expect(session.user()).toMatchObject({ name: 'Б', role: 'admin' });
    }
  });

  it('opens no session with an answer that lacks the key or the role, or is none', async () => {
    session.clear();
    for (const body of [
      PAGE,
      HALF,
      '',
      'null',
      '"token"',
      JSON.stringify({ ...good, token: '' }),
      JSON.stringify({ ...good, access: [] }),
      JSON.stringify({ ...good, access: null }),
    ])
      await expect(signIn(body), body).rejects.toMatchObject({
        message: expect.stringMatching(/^Сервер прислал неожиданный ответ/),
      });
    expect(session.token()).toBeNull();
  });
});

describe('an answer that stops in the middle', () => {
  const cut = () =>
    new ReadableStream({
      start: (controller) => {
        controller.enqueue(new TextEncoder().encode('{"data":['));
        controller.error(new TypeError('network error'));
      },
    });

  it('is no connection, in Russian', async () => {
    await expect(answering(cut()).getList('news', everything)).rejects.toMatchObject({ status: 0 });
    await expect(answering(cut()).ask(applicationCalls.resume(1))).rejects.toMatchObject({ status: 0 });
    await expect(answering(cut()).create('news', { data: {} })).rejects.toMatchObject({
      status: 0,
      message: expect.stringMatching(/^Нет связи/),
    });
  });
});

describe('a 401 for a session that is over already', () => {
  it('does not end the one that was opened since', async () => {
    let answer = (_response: Response) => {};
    const late = createHttp({
      baseUrl: '',
      fetch: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const counted = createDataProvider(late, new QueryClient()).count('news');
    session.open({ token: 'another', name: 'Б', role: 'audit' });
    answer(new Response('{}', { status: 401 }));
    await expect(counted).rejects.toMatchObject({ status: 401 });
    expect(session.token()).toBe('another');
  });
});
