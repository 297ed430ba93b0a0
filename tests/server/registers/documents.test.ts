import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { documents, files } from '../../../server/db/schema.ts';
import { sweepFiles } from '../../../server/files/sweep.ts';
import { LANGUAGES } from '../../../src/wire/wire.ts';
import { serverForAll } from '../../support/server.ts';
import { addFile } from '../../support/serverFiles.ts';
import { CODES, typesForAll } from '../../support/serverRegisters.ts';

const server = serverForAll();
const ids = typesForAll(server);
beforeEach(async () => {
  await server.db.delete(documents);
});

const API = '/api/Admin';
const registers = [
  {
    area: 'Information',
    kind: 'information',
    listPath: `Information/GetByCode/${CODES.information}`,
    entriesKey: 'informations',
    baseIdKey: 'informationBaseId',
    typeIdKey: 'informationTypeId',
    fileIdKey: 'informationFileId',
    fileKey: 'informationFile',
    fields: { year: 2024 },
  },
  {
    area: 'Template',
    kind: 'templates',
    listPath: `Template/GetTemplatesByCode/${CODES.templates}`,
    entriesKey: 'templates',
    baseIdKey: 'templateBaseId',
    typeIdKey: 'clientTypeId',
    fileIdKey: 'templateFileId',
    fileKey: 'templateFile',
    fields: {},
  },
  {
    area: 'NormativeDocument',
    kind: 'normativeDocuments',
    listPath: `NormativeDocument/GetByCode/${CODES.normativeDocuments}`,
    entriesKey: 'normativeDocuments',
    baseIdKey: 'normativeDocumentBaseId',
    typeIdKey: 'normativeDocumentTypeId',
    fileIdKey: 'normativeFileId',
    fileKey: 'normativeFile',
    fields: { documentNumber: 'ЗРУ-387', publishTime: '2015-06-03' },
  },
] as const;

describe.each(registers)('a document of $area', (register) => {
  const { area, kind, listPath, entriesKey, baseIdKey, typeIdKey, fileIdKey, fileKey, fields } = register;
  const save = (body: object) => server.as('admin', 'POST', `${API}/${area}/UpdateOrAdd`, body);
  const list = async () => (await server.as('admin', 'GET', `${API}/${listPath}`)).body.data;
  const draft = (entries: unknown, more: object = {}) => ({
    id: 0,
    ...fields,
    [typeIdKey]: ids[kind],
    [entriesKey]: entries,
    ...more,
  });
  const savedId = async (entries: object[], more?: object): Promise<number> =>
    (await save(draft(entries, more))).body.data.id;

  it('comes back as it was sent, with three entries in order and the names of its files', async () => {
    const fileId = await addFile(server, 'pdf', 'Отчёт.pdf');
    const id = await savedId([
      { id: 0, language: 'en', header: 'Report' },
      { id: 0, language: 'ru', header: 'Отчёт', [fileIdKey]: fileId },
    ]);
    const [base] = await list();
    expect(base).toMatchObject({ id, ...fields, [typeIdKey]: ids[kind] });
    const entries: Record<string, unknown>[] = base[entriesKey];
    expect(entries.map(({ language }) => language)).toEqual([...LANGUAGES]);
    expect(entries.map(({ header }) => header)).toEqual(['Отчёт', '', 'Report']);
    expect(entries.map((entry) => entry[baseIdKey])).toEqual([id, id, id]);
    expect(new Set(entries.map((entry) => entry.id)).size).toBe(3);
    const sent = area === 'Template' ? String(fileId) : fileId;
    expect(entries.map((entry) => entry[fileIdKey])).toEqual([sent, null, null]);
    expect(entries.map((entry) => entry[fileKey])).toEqual([
      { name: 'Отчёт.pdf', sizeBytes: 1234 },
      null,
      null,
    ]);
  });

  it('keeps a file that is not sent and loses one that is emptied', async () => {
    const fileId = await addFile(server, 'pdf', 'a.pdf');
    const [ru, uz] = ['ru', 'uz'].map((language) => ({ language, [fileIdKey]: fileId }));
    const id = await savedId([ru ?? {}, uz ?? {}]);
    await save(
      draft(
        [
          { language: 'ru', header: 'без' },
          { language: 'uz', [fileIdKey]: null },
        ],
        { id },
      ),
    );
    const [base] = await list();
    expect(base[entriesKey].map((entry: Record<string, unknown>) => entry[fileKey])).toEqual([
      { name: 'a.pdf', sizeBytes: 1234 },
      null,
      null,
    ]);
  });

  it('is refused with a file that does not exist or is no PDF, and nothing is kept of it', async () => {
    const coverId = await addFile(server, 'cover', 'a.jpg');
    for (const fileId of [999_999, 2_147_483_647, coverId, String(coverId)]) {
      const answer = await save(draft([{ language: 'uz' }, { language: 'ru', [fileIdKey]: fileId }]));
      expect(answer).toMatchObject({
        status: 400,
        body: {
          errors: [
            { path: `${entriesKey}.1.${fileIdKey}`, message: 'Такого файла нет. Загрузите его заново.' },
          ],
        },
      });
    }
    for (const fileId of ['abc', -1, 1.5, {}, true, '99999999999']) {
      expect((await save(draft([{ language: 'ru', [fileIdKey]: fileId }]))).status).toBe(400);
    }
    expect(await list()).toEqual([]);
  });

  it('keeps its file from being removed as nobody’s, also for its former states when it is deleted', async () => {
    const fileId = await addFile(server, 'pdf', 'a.pdf');
    const id = await savedId([{ language: 'ru', [fileIdKey]: fileId }]);
    const afterTwoDays = new Date(Date.now() + 48 * 60 * 60 * 1000);
    const isThere = async () => (await server.db.$count(files, eq(files.id, fileId))) === 1;
    await sweepFiles(server.db, server.app.fileStore, afterTwoDays);
    expect(await isThere()).toBe(true);
    await server.as('admin', 'DELETE', `${API}/${area}/Delete${id}`);
    await sweepFiles(server.db, server.app.fileStore, afterTwoDays);
    expect(await isThere()).toBe(true);
  });

  it('needs a type of its own register', async () => {
    const others = Object.values(ids).filter((id) => id !== ids[kind]);
    for (const typeId of [999_999, ...others]) {
      expect(await save(draft([], { [typeIdKey]: typeId }))).toMatchObject({
        status: 400,
        body: { errors: [{ path: typeIdKey, message: 'Такого типа нет. Выберите другой.' }] },
      });
    }
    for (const typeId of [undefined, null, '', 0, 'abc', 1.5, -1, [], Number.MAX_SAFE_INTEGER]) {
      expect(await save(draft([], { [typeIdKey]: typeId })), String(typeId)).toMatchObject({
        status: 400,
        body: { errors: [{ path: typeIdKey, message: 'Выберите тип.' }] },
      });
    }
    expect((await save(draft([], { [typeIdKey]: String(ids[kind]) }))).status).toBe(200);
  });

  it('is refused with a language twice, an unknown one, or entries that are none', async () => {
    const ru = { language: 'ru', header: 'а' };
    for (const entries of [[ru, ru], [{ ...ru, language: 'fr' }], [{ header: 'а' }], [null], 'x', null, {}]) {
      expect((await save(draft(entries))).status, JSON.stringify(entries)).toBe(400);
    }
    expect((await save({ ...fields, [typeIdKey]: ids[kind] })).status).toBe(400);
    expect(await list()).toEqual([]);
  });

  it('cannot write into the entry of another one by its id', async () => {
    const strange = await savedId([{ language: 'ru', header: 'Чужой' }]);
    const [{ [entriesKey]: entries }] = await list();
    const stolen = { id: entries[0].id, [baseIdKey]: strange, language: 'ru', header: 'Захват' };
    const id = await savedId([stolen]);
    await save(draft([stolen], { id }));
    const headers = (await list()).flatMap((base: Record<string, { language: string; header: string }[]>) =>
      base[entriesKey]?.filter(({ language }) => language === 'ru').map(({ header }) => header),
    );
    expect(headers.sort()).toEqual(['Захват', 'Чужой']);
  });

  it('is nobody’s business in the other registers', async () => {
    const id = await savedId([{ language: 'ru', header: 'Мой' }]);
    for (const other of registers.filter((each) => each.area !== area)) {
      const body = { id, ...other.fields, [other.typeIdKey]: ids[other.kind], [other.entriesKey]: [] };
      expect((await server.as('admin', 'POST', `${API}/${other.area}/UpdateOrAdd`, body)).status).toBe(404);
      expect((await server.as('admin', 'DELETE', `${API}/${other.area}/Delete${id}`)).status).toBe(404);
    }
    expect((await list()).length).toBe(1);
  });

  it.each([
    'nothing',
    'REPORTS',
    "' or '1'='1",
    "'; drop table documents; --",
    "laws' and pg_sleep(5)--",
    '../../Access/login',
    '<script>alert(1)</script>',
    '\0',
    'issuer\0',
    '%',
    '_____',
    '💼',
    ' ',
    'я'.repeat(100),
  ])('is not listed under the code %j: 404, as for any unknown one', async (code) => {
    const [path = ''] = listPath.split(/(?<=\/)[^/]+$/);
    const answer = await server.as('admin', 'GET', `${API}/${path}${encodeURIComponent(code)}`);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual({ message: 'Типа с таким кодом нет. Возможно, его изменили или удалили.' });
  });

  it('is not listed under a broken or an endless code either', async () => {
    const [path = ''] = listPath.split(/(?<=\/)[^/]+$/);
    for (const code of ['', '%', '%ff', '%c3%28', 'x'.repeat(5_000)]) {
      const { status, body } = await server.as('admin', 'GET', `${API}/${path}${code}`);
      expect([400, 404, 414], code).toContain(status);
      expect(body.message).toMatch(/^[А-Я]/);
    }
  });
});
