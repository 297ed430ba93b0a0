import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { beforeEach, describe, expect, it } from 'vitest';
import * as schema from '../../../server/db/schema.ts';
import {
  HARD_TEXTS,
  LONG_TEXT,
  UNKEEPABLE_TEXTS,
  UNKNOWN_BODY_IDS,
  UNKNOWN_IDS,
} from '../../support/hardValues.ts';
import { serverForAll } from '../../support/server.ts';
import { registers, typesForAll } from '../../support/serverRegisters.ts';

const server = serverForAll();
const ids = typesForAll(server);
beforeEach(async () => {
  await server.db.delete(schema.documents);
  await server.db.delete(schema.glossaryTerms);
  await server.db.delete(schema.histories);
});

const times = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

describe.each(registers(() => ids))('$name', ({ savePath, deletePath, draft, textPath, list }) => {
  const save = (body: object) => server.as('admin', 'POST', savePath, body);
  const remove = (id: number | string) => server.as('admin', 'DELETE', `${deletePath}${id}`);
  const saved = async (body: object): Promise<{ id: number; version: number }> =>
    (await save(body)).body.data;
  const listed = async (id: number) => (await list(server)).find((record) => record.id === id);

  it('is listed when it is created, changed by its id, and gone when it is deleted', async () => {
    const before = (await list(server)).length;
    const { id, version } = await saved(draft('Было'));
    expect(version).toBe(1);
    expect(await listed(id)).toMatchObject({ version: 1, text: 'Было' });
    expect(await save(draft('Стало', { id, version }))).toMatchObject({
      status: 200,
      body: { data: { id, version: 2 } },
    });
    expect(await listed(id)).toMatchObject({ version: 2, text: 'Стало' });
    expect(await remove(id)).toMatchObject({ status: 200, body: { data: { id } } });
    expect((await list(server)).length).toBe(before);
    expect((await remove(id)).status).toBe(404);
  });

  it.each([...HARD_TEXTS, '', LONG_TEXT])('keeps the text %j byte for byte', async (text) => {
    const { id } = await saved(draft(text));
    expect((await listed(id))?.text).toBe(text);
  });

  it.each(UNKEEPABLE_TEXTS)('is refused with a text that cannot be kept', async (text) => {
    const before = await list(server);
    expect(await save(draft(text))).toMatchObject({ status: 400, body: { errors: [{ path: textPath }] } });
    expect(await list(server)).toEqual(before);
  });

  it('keeps in an edit what was not sent', async () => {
    const { id } = await saved(draft('Остаётся'));
    const nothing = Object.fromEntries(
      Object.entries(draft(''))
        .filter(([, value]) => Array.isArray(value))
        .map(([key]) => [key, []]),
    );
    expect((await save({ id, ...nothing })).status).toBe(200);
    expect(await listed(id)).toMatchObject({ version: 2, text: 'Остаётся' });
  });

  it('does not overwrite a save that its sender has not seen, and is overwritten without a version', async () => {
    const { id, version } = await saved(draft('Начало'));
    await save(draft('Первая', { id, version }));
    const second = await save(draft('Вторая', { id, version }));
    expect(second.status).toBe(409);
    expect(second.body.message).toMatch(/изменил кто-то другой/);
    expect((await listed(id))?.text).toBe('Первая');
    expect((await save(draft('Третья', { id }))).status).toBe(200);
  });

  it('has one winner of twenty saves of one version, and no error of the server', async () => {
    const { id, version } = await saved(draft('Начало'));
    const answers = await times(20, (writer) => save(draft(`Автор ${writer}`, { id, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await listed(id)).toMatchObject({ version: 2, text: `Автор ${winner}` });
  });

  it('is not created at an id that nobody has, nor brought back once deleted', async () => {
    const before = await list(server);
    const { id } = await saved(draft('Была'));
    await remove(id);
    for (const unknown of [id, ...UNKNOWN_BODY_IDS]) {
      expect((await save(draft('Призрак', { id: unknown }))).status, String(unknown)).toBe(404);
    }
    expect(await list(server)).toEqual(before);
  });

  it.each(UNKNOWN_IDS)('is not deleted by the id %s, which nobody has', async (unknown) => {
    const { id } = await saved(draft('Цела'));
    const answer = await remove(encodeURIComponent(unknown));
    expect(answer.status).toBe(404);
    expect(answer.body.message).toMatch(/^[А-Я]/);
    expect(await listed(id)).toBeDefined();
    await remove(id);
  });

  it('is refused with ids, versions and texts of another type', async () => {
    const before = await list(server);
    for (const wrong of [
      { id: -1 },
      { id: 1.5 },
      { id: 'abc' },
      { id: [] },
      { version: 'x' },
      { version: 1.5 },
    ]) {
      expect((await save(draft('Тип', wrong))).status, JSON.stringify(wrong)).toBe(400);
    }
    for (const wrong of [5, true, {}, ['текст']]) {
      const answer = await save(draft(wrong as unknown as string));
      expect(answer, JSON.stringify(wrong)).toMatchObject({
        status: 400,
        body: { errors: [{ path: textPath, message: 'Ожидается текст.' }] },
      });
    }
    expect(await list(server)).toEqual(before);
  });

  it('neither keeps nor answers fields that nobody knows', async () => {
    const marker = 'marker-4711';
    const names = ['createdBy', 'createdAt', 'updatedBy', 'kind', 'typeId', 'owner', 'status', 'constructor'];
    const more = JSON.parse(`{${names.map((name) => `"${name}":"${marker}"`).join()}}`);
    const { id } = await saved(draft('Чужие поля', more));
    await saved({ ...draft('Чужие поля', more), id });
    const answers = await list(server);
    const tables = Object.values<unknown>(schema).filter((value) => is(value, PgTable));
    const rows = await Promise.all(tables.map((table) => server.db.select().from(table)));
    expect(JSON.stringify([answers, rows])).not.toContain(marker);
    await remove(id);
  });

  it.each(['', '{', '[]', 'null', '"text"', '5', '[{}]'])('is refused with the body %j', async (body) => {
    const before = await list(server);
    const headers = { 'content-type': 'application/json' };
    expect((await server.as('admin', 'POST', savePath, body, headers)).status).toBe(400);
    expect(await list(server)).toEqual(before);
  });
});
