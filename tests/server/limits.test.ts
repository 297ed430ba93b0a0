import { beforeAll, describe, expect, it } from 'vitest';
import { publications } from '../../server/db/schema.ts';
import { checkShape } from '../../server/http/jsonBodies.ts';
import { longestBlock } from '../support/longestBlock.ts';
import { serverForAll } from '../support/server.ts';
import { newsDraft } from '../support/serverPublications.ts';

const server = serverForAll({ hasThread: true });
beforeAll(() => server.signIn('admin'));

const SAVE = '/api/Admin/News/UpdateOrAdd';
const save = (payload: object | string) =>
  server.as('admin', 'POST', SAVE, payload, { 'content-type': 'application/json' });
const described = (description: string) => save({ news: [{ language: 'ru', description }] });
const MEGABYTE = 1_000_000;

describe('a body with more in it than anything that means something', () => {
  const numbers = `{"news":[${'0,'.repeat(MEGABYTE)}0]}`;
  const lists = `{"news":[${'[],'.repeat(700_000)}[]]}`;
  const objects = `{"news":[${'{},'.repeat(45_000)}{}]}`;
  const keys = `{"news":[],${Array.from({ length: 45_000 }, (_, i) => `"k${i}":0`).join()}}`;
  const deep = `{"news":${'['.repeat(MEGABYTE)}${']'.repeat(MEGABYTE)}}`;

  it.each([
    ['a million numbers', numbers, 400],
    ['a million lists', lists, 400],
    ['forty-five thousand empty entries', objects, 400],
    ['a million levels', deep, 400],
    ['forty-five thousand unknown fields', keys, 200],
  ])('%s blocks nobody and is answered shortly', async (_what, body, status) => {
    let answer: Awaited<ReturnType<typeof save>> | undefined;
    const block = await longestBlock(async () => {
      answer = await save(body);
    });
    expect(answer?.status).toBe(status);
    expect(block).toBeLessThan(250);
    expect(JSON.stringify(answer?.body).length).toBeLessThan(10_000);
  });

  it('has its values counted outside of texts alone, whatever stands in them', () => {
    const commas = ','.repeat(60_000);
    const looked = (value: unknown) => () => checkShape(Buffer.from(JSON.stringify(value)));
    for (let length = 60; length < 68; length += 1) {
      for (const between of ['"', '\\', '\\\\', '\\"', 'ё"\\']) {
        const text = `${'x'.repeat(length)}${between}${'y'.repeat(length)}${between}${commas}`;
        expect(looked([text, 1])).not.toThrow();
        expect(looked([text, ...Array(50_000).fill(0)])).toThrow();
      }
    }
  });

  it('is read quickly where all its quotation marks are escaped', () => {
    const body = Buffer.from(JSON.stringify(['"'.repeat(10 * MEGABYTE)]));
    const begun = performance.now();
    checkShape(body);
    expect(performance.now() - begun).toBeLessThan(500);
  });

  it('has its first twenty faults named', async () => {
    const rows = Array.from({ length: 500 }, () => ({ code: 1, name: 2, fund: 'x', currency: 'USD' }));
    const { status, body } = await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', rows);
    expect({ status, count: body.errors.length }).toEqual({ status: 400, count: 20 });
  });

  it('is told which list is too long', async () => {
    const entries = Array.from({ length: 4 }, () => ({ language: 'ru' }));
    expect((await save({ news: entries })).body.errors).toEqual([
      { path: 'news', message: 'Ожидается не больше записей, чем языков: 3.' },
    ]);
    const rows = Array.from({ length: 5_001 }, () => ({}));
    const { body } = await server.as('admin', 'POST', '/api/Admin/GuaranteeFund/Add', rows);
    expect(body.errors).toEqual([{ path: '', message: 'В списке может быть не больше 5000 строк.' }]);
  });
});

describe('a rich text', () => {
  it('may be two megabytes long without its pictures, and says so when it is longer', async () => {
    const picture = `<img src="data:image/png;base64,${'A'.repeat(MEGABYTE)}">`;
    expect((await described(`<p>${'а'.repeat(MEGABYTE)}</p>${picture.repeat(3)}`)).status).toBe(200);
    const { status, body } = await described(`<p>${'а'.repeat(1.1 * MEGABYTE)}</p>`);
    expect(status).toBe(400);
    expect(body.errors).toEqual([
      {
        path: 'news.0.description',
        message: 'Текст слишком длинный: больше 2 МБ без картинок. Сократите его или разделите на части.',
      },
    ]);
  });

  it.each(['<', '<p>', '<b>', '</p>', '<!--'])('of nothing but %s is refused', async (piece) => {
    const { status, body } = await described(piece.repeat(150_000));
    expect({ status, message: body.errors[0].message }).toEqual({
      status: 400,
      message: expect.stringMatching(/^В тексте слишком много элементов: больше 100\s000\./),
    });
  });

  it('that grows too long while it is made safe is not stored', async () => {
    const { status, body } = await described('&'.repeat(MEGABYTE));
    expect(status).toBe(400);
    expect(body.errors[0].path).toBe('news.0.description');
  });

  it('of a vacancy has the same limits', async () => {
    const { status, body } = await server.as('kadry', 'POST', '/api/Admin/Vacancy/UpdateOrAdd', {
      textUz: '<'.repeat(150_000),
    });
    expect({ status, path: body.errors[0].path }).toEqual({ status: 400, path: 'textUz' });
  });
});

describe('a plain text', () => {
  it('may be a hundred thousand characters long, and says so when it is longer', async () => {
    const titled = (title: string) => save({ ...newsDraft(), news: [{ language: 'ru', title }] });
    expect((await titled('я'.repeat(100_000))).status).toBe(200);
    const before = await server.db.$count(publications);
    const { status, body } = await titled('я'.repeat(100_001));
    expect({ status, errors: body.errors }).toEqual({
      status: 400,
      errors: [
        {
          path: 'news.0.title',
          message: expect.stringMatching(/^Текст слишком длинный: больше 100\s000 знаков\.$/),
        },
      ],
    });
    expect(await server.db.$count(publications)).toBe(before);
  });

  it('full of what begins a tag keeps nobody waiting', async () => {
    for (const part of ['<', '<p ']) {
      const text = part.repeat(100_000 / part.length);
      let status = 0;
      const block = await longestBlock(async () => {
        const term = { keyWordRu: 'Знак', descriptionRu: text, descriptionUz: text };
        ({ status } = await server.as('admin', 'POST', '/api/Admin/Glossary/UpdateOrAdd', term));
      });
      expect(status).toBe(200);
      expect(block).toBeLessThan(1000);
    }
  });
});
