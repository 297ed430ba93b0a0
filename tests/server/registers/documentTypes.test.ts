import { beforeEach, describe, expect, it } from 'vitest';
import { documents, documentTypes } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(documents);
  await server.db.delete(documentTypes);
});

const API = '/api/Admin';
const registers = [
  {
    area: 'InformationType',
    listPath: 'Information/GetInformationTypes',
    names: { name: 'Отчёты' },
    documentArea: 'Information',
    document: (informationTypeId: number) => ({ year: 2024, informationTypeId, informations: [] }),
  },
  {
    area: 'NormativeDocumentType',
    listPath: 'NormativeDocumentType/GetNormativeDocumentTypes',
    names: { nameRu: 'Законы', nameUz: 'Qonunlar', nameEn: 'Laws' },
    documentArea: 'NormativeDocument',
    document: (normativeDocumentTypeId: number) => ({ normativeDocumentTypeId, normativeDocuments: [] }),
  },
];

describe.each(registers)('$area', ({ area, listPath, names, documentArea, document }) => {
  const save = (body: object) => server.as('admin', 'POST', `${API}/${area}/UpdateOrAdd`, body);
  const savedId = async (code: string, more: object = {}): Promise<number> =>
    (await save({ id: 0, code, ...names, ...more })).body.data.id;
  const remove = (id: number) => server.as('admin', 'DELETE', `${API}/${area}/Delete${id}`);
  const list = async () => (await server.as('admin', 'GET', `${API}/${listPath}`)).body.data;
  const addDocument = (id: number) =>
    server.as('admin', 'POST', `${API}/${documentArea}/UpdateOrAdd`, document(id));
  const documentsUnder = async (code: string) =>
    await server.as('admin', 'GET', `${API}/${documentArea}/GetByCode/${encodeURIComponent(code)}`);

  it('answers id, code and names in the order in which they were added', async () => {
    const ids = [await savedId('я'), await savedId('а')];
    expect(await list()).toEqual([
      { id: ids[0], code: 'я', ...names, version: 1 },
      { id: ids[1], code: 'а', ...names, version: 1 },
    ]);
  });

  it('refuses a code that another type has, when creating and when changing, and keeps both', async () => {
    await savedId('taken');
    const id = await savedId('own');
    const before = await list();
    for (const body of [{ id: 0 }, { id }]) {
      expect(await save({ ...body, code: 'taken', ...names })).toEqual(
        expect.objectContaining({
          status: 400,
          body: {
            message: 'Код уже занят другим типом.',
            errors: [{ path: 'code', message: 'Код уже занят.' }],
          },
        }),
      );
    }
    expect(await list()).toEqual(before);
    expect((await save({ id, code: 'own', ...names })).status).toBe(200);
    expect((await save({ id: 0, code: 'TAKEN', ...names })).status).toBe(200);
  });

  it('gives one of twenty new types with one code to its sender, and refuses the others', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => save({ id: 0, code: 'race', ...names })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(400)]);
    expect((await list()).length).toBe(1);
  });

  it('takes empty fields, even of several types', async () => {
    for (const body of [{}, { code: '', name: '' }, { code: null, name: null, nameRu: null }]) {
      expect((await save(body)).status).toBe(200);
    }
    expect((await list()).map(({ code }: { code: string }) => code)).toEqual(['', '', '']);
  });

  it('leaves the documents with a type whose code changes', async () => {
    const id = await savedId('old');
    await addDocument(id);
    await save({ id, code: 'new' });
    expect((await documentsUnder('old')).status).toBe(404);
    expect((await documentsUnder('new')).body.data.length).toBe(1);
    expect(await list()).toEqual([{ id, code: 'new', ...names, version: 2 }]);
  });

  it.each([
    'а/б',
    'a b',
    '50%',
    '%2F',
    'a?b=c#d',
    'a;b',
    'a+b',
    "o'zbek",
    '...',
    '№ 1 «ё»',
    'oʻ👩‍👩‍👧',
    '\\',
    'x\ny',
    'я'.repeat(100),
  ])('finds documents by the code %j', async (code) => {
    const id = await savedId(code);
    await addDocument(id);
    const { status, body } = await documentsUnder(code);
    expect([status, body.data.length]).toEqual([200, 1]);
  });

  it.each(['.', '..', 'я'.repeat(101), '\0', 5])(
    'refuses the code %j, which no address can hold',
    async (code) => {
      expect(await save({ id: 0, code, ...names })).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'code' }] },
      });
      expect(await list()).toEqual([]);
    },
  );

  it.each([
    [1, 'относится 1 документ'],
    [2, 'относятся 2 документа'],
    [4, 'относятся 4 документа'],
    [5, 'относится 5 документов'],
    [11, 'относится 11 документов'],
    [12, 'относится 12 документов'],
    [21, 'относится 21 документ'],
    [22, 'относятся 22 документа'],
    [112, 'относится 112 документов'],
  ])('is not deleted with %i documents, and says so', async (count, text) => {
    const id = await savedId('used');
    await addDocument(id);
    const [row] = await server.db.select().from(documents);
    if (!row) throw new Error('no document');
    const { id: _, ...copy } = row;
    if (count > 1) await server.db.insert(documents).values(Array(count - 1).fill(copy));
    const answer = await remove(id);
    expect(answer.status).toBe(409);
    expect(answer.body).toEqual({
      message: `Нельзя удалить тип: к нему ${text}. Сначала удалите документы или выберите для них другой тип.`,
    });
    expect(await server.db.$count(documents)).toBe(count);
    expect((await list()).length).toBe(1);
    await server.db.delete(documents);
    expect((await remove(id)).status).toBe(200);
    expect(await list()).toEqual([]);
  });

  it('is deleted while documents are added only as if one came after the other', async () => {
    const id = await savedId('race');
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => addDocument(id)),
      remove(id),
      ...Array.from({ length: 10 }, () => addDocument(id)),
    ]);
    const saves = answers.filter((_, index) => index !== 10).map(({ status }) => status);
    const isGone = (await list()).length === 0;
    expect(answers[10]?.status).toBe(isGone ? 200 : 409);
    expect(await server.db.$count(documents)).toBe(saves.filter((status) => status === 200).length);
    expect(saves.every((status) => status === 200 || status === 400)).toBe(true);
    if (isGone) expect(saves).toEqual(Array(20).fill(400));
  });
});

describe('codes', () => {
  it('are those of their own register: the same one may stand in both', async () => {
    for (const { area } of registers) {
      const body = { id: 0, code: 'same' };
      expect((await server.as('admin', 'POST', `${API}/${area}/UpdateOrAdd`, body)).status).toBe(200);
    }
    const [types] = registers;
    await server.as('admin', 'POST', `${API}/InformationType/UpdateOrAdd`, { id: 0, code: 'only-here' });
    expect(types).toBeDefined();
    const path = `${API}/NormativeDocument/GetByCode/only-here`;
    expect((await server.as('admin', 'GET', path)).status).toBe(404);
  });
});
