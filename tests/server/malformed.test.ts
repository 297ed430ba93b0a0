import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { publications } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(publications);
});

const SAVE = '/api/Admin/News/UpdateOrAdd';
const post = (payload: string | Buffer, contentType: string | undefined = 'application/json', url = SAVE) =>
  server.as('admin', 'POST', url, payload, contentType ? { 'content-type': contentType } : {});
const rowCount = () => server.db.$count(publications);

describe('a body that is not JSON', () => {
  it.each([
    '',
    ' ',
    '{',
    '{"news":[}',
    "{'news':[]}",
    '{"news":[],}',
    '{"news":[]} x',
    'undefined',
    'NaN',
    '[1,2',
    '"text',
    '{"a":\u0000}',
    '\ufeff{"news":[]',
    '<xml/>',
  ])('is refused with 400: %j', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.message).toMatch(/^[А-Я]/);
    expect(await rowCount()).toBe(0);
  });

  it('is refused with 400 when its bytes are no UTF-8 and never kept half', async () => {
    const answer = await post(Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22]));
    expect(answer.status).toBe(400);
  });
});

describe('JSON of another shape', () => {
  it.each([
    'null',
    'true',
    '0',
    '""',
    '[]',
    '[[]]',
    '{}',
    '{"news":null}',
    '{"news":{}}',
    '{"news":[[]]}',
    '1e999',
  ])('is refused with 400: %s', async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors.length).toBeGreaterThan(0);
    expect(await rowCount()).toBe(0);
  });

  it('is refused or taken, never a failure of the server, however deep it is nested', async () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    expect((await post(deep)).status).toBe(400);
    expect((await post(`{"news":${deep}}`)).status).toBe(400);
    expect((await post(`{"news":[],"x":${deep}}`)).status).toBeLessThan(500);
  });

  it('cannot reach the prototype of objects', async () => {
    for (const body of [
      '{"__proto__":{"status":510,"polluted":1},"news":[]}',
      '{"constructor":{"prototype":{"polluted":1}},"news":[]}',
      '{"news":[{"language":"ru","__proto__":{"polluted":1}}]}',
    ]) {
      expect((await post(body)).status).toBeLessThan(500);
    }
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect((await post('{')).status).toBe(400);
  });

  it('names each field that is wrong, in Russian and by its path', async () => {
    const { body } = await post('{"id":"x","posted":7,"news":[{"language":"ru","title":[]}]}');
    const paths = body.errors.map(({ path }: { path: string }) => path);
    expect(paths.sort()).toEqual(['id', 'news.0.title', 'posted']);
    for (const { message } of body.errors) expect(message).toMatch(/^[А-Я][а-я]/);
  });
});

describe('the content type', () => {
  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'application/jsonx',
    'text/plain;application/json',
    '',
  ])('%j is not taken', async (contentType) => {
    const { status } = await post(JSON.stringify(newsDraft()), contentType || undefined);
    expect([400, 415]).toContain(contentType ? status : 415);
    expect(await rowCount()).toBe(contentType ? 0 : 1);
  });

  it('may name the character set', async () => {
    expect((await post(JSON.stringify(newsDraft()), 'application/json; charset=utf-8')).status).toBe(200);
  });
});

describe('a body over the limit', () => {
  it('is refused with 413 as soon as its length is known', async () => {
    const answer = await server.as('admin', 'POST', SAVE, '{}', {
      'content-type': 'application/json',
      'content-length': String(25 * 1024 * 1024),
    });
    expect(answer.status).toBe(413);
  });

  it('is 24 MB for a save, so that a text with many pictures is taken', async () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(1_000_000)}">`;
    const description = `<p>${picture.repeat(20)}</p>`;
    const answer = await post(JSON.stringify({ news: [{ language: 'ru', description }] }));
    expect(answer.status).toBe(200);
    const list = await server.as('admin', 'GET', '/api/Admin/News/GetAllPending');
    expect(list.body.data[0].news[0].description).toBe(description);
  });

  it('is 1 MB for any other call', async () => {
    const body = JSON.stringify({ id: 1, filler: 'a'.repeat(1024 * 1024) });
    const answer = await post(body, undefined, '/api/Admin/ApplicationForVacancy/SendMailAboutAnswerHr');
    expect(answer).toMatchObject({ status: 413, body: { message: 'Слишком большой объём данных.' } });
  });
});

describe('bytes that are no request', () => {
  let address: URL;
  beforeAll(async () => {
    address = new URL(await server.listen());
  });

  async function answerTo(bytes: string) {
    const socket = connect(Number(address.port), address.hostname);
    socket.write(bytes);
    const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n');
    return { status: Number(head.split(' ')[1]), body: JSON.parse(body) };
  }

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    [
      'two lengths',
      'POST /Access/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\nhello',
      400,
    ],
    [
      'a length and chunks',
      'POST /Access/login HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      400,
    ],
    ['a line break in a header', 'GET / HTTP/1.1\r\nHost: x\r\nX: a\rb\r\n\r\n', 400],
    ['headers without end', `GET / HTTP/1.1\r\nHost: x\r\nX: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('are refused in the form of every other error: %s', async (_what, bytes, status) => {
    expect(await answerTo(bytes)).toEqual({ status, body: { message: expect.stringMatching(/^[А-Я]/) } });
  });
});

describe('an error', () => {
  it('never tells where it happened or what the database said', async () => {
    const answers = [
      await post('{'),
      await post('{"id":1e15,"news":[]}'),
      await server.as('admin', 'GET', '/api/Admin/News/AllowToPublish%27--'),
      await server.as('admin', 'GET', '/api/Admin/Nothing<script>'),
      await server.send({ method: 'GET', url: '/%E0%A4%A' }),
    ];
    for (const { status, headers, body } of answers) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(500);
      expect(headers['content-type']).toMatch(/^application\/json/);
      expect(JSON.stringify(body)).not.toMatch(/at |node_modules|select|insert|\.ts|script/i);
      expect(body.message).toMatch(/^[А-Я]/);
    }
  });
});
