import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../../../server/db/schema.ts';
import { serverForAll } from '../../support/server.ts';
import { addFile } from '../../support/serverFiles.ts';

const server = serverForAll();
let fileId: number;
beforeAll(async () => {
  fileId = await addFile(server, 'pdf', 'Анкета.pdf');
});
beforeEach(async () => {
  await server.db.delete(documents);
});

const TEMPLATE = '/api/Admin/Template';
const save = (templateFileId: unknown, more: object = {}) =>
  server.as('admin', 'POST', `${TEMPLATE}/UpdateOrAdd`, {
    id: 0,
    clientTypeId: 1,
    templates: [{ language: 'ru', header: 'Анкета', templateFileId }],
    ...more,
  });
const russian = async () =>
  (await server.as('admin', 'GET', `${TEMPLATE}/GetTemplatesByCode/issuer`)).body.data[0]?.templates[0];

describe('client types', () => {
  it('are the four of the depository, with their ids and codes', async () => {
    const { body } = await server.as('admin', 'GET', '/api/Admin/ClientType/GetClientTypes');
    expect(body).toEqual({
      data: [
        { id: 1, code: 'issuer', ruName: 'Эмитент' },
        { id: 2, code: 'investor', ruName: 'Инвестор' },
        { id: 3, code: 'depositor', ruName: 'Депонент' },
        { id: 4, code: 'intermediary', ruName: 'Посредник' },
      ],
    });
  });

  it('are neither saved nor deleted by any call', async () => {
    for (const call of ['UpdateOrAdd', 'Delete1']) {
      for (const method of ['POST', 'DELETE'] as const) {
        expect((await server.as('admin', method, `/api/Admin/ClientType/${call}`, {})).status).toBe(404);
      }
    }
    const asType = { id: 1, code: 'taken', name: 'Захват', nameRu: 'Захват' };
    for (const area of ['InformationType', 'NormativeDocumentType']) {
      expect((await server.as('admin', 'POST', `/api/Admin/${area}/UpdateOrAdd`, asType)).status).toBe(404);
      expect((await server.as('admin', 'DELETE', `/api/Admin/${area}/Delete1`)).status).toBe(404);
    }
  });
});

describe('the file of a template', () => {
  const forms: [string, (id: number) => unknown, (id: number) => string][] = [
    ['a number', (id) => id, (id) => String(id)],
    ['digits', (id) => String(id), (id) => String(id)],
    ['quoted digits', (id) => `"${id}"`, (id) => `"${id}"`],
    ['digits quoted twice', (id) => JSON.stringify(`"${id}"`), (id) => JSON.stringify(`"${id}"`)],
  ];
  it.each(forms)('comes back in the form it was sent in: %s', async (_, sent, kept) => {
    expect((await save(sent(fileId))).status).toBe(200);
    const file = { templateFileId: kept(fileId), templateFile: { name: 'Анкета.pdf', sizeBytes: 1234 } };
    expect(await russian()).toMatchObject(file);
    const [{ id, templates }] = (await server.as('admin', 'GET', `${TEMPLATE}/GetTemplatesByCode/issuer`))
      .body.data;
    await save(undefined, { id, templates });
    expect(await russian()).toMatchObject(file);
  });

  it.each(['', null, '""', 'null', '0', 0])('may be none: %j', async (sent) => {
    await save(fileId);
    const [{ id }] = (await server.as('admin', 'GET', `${TEMPLATE}/GetTemplatesByCode/issuer`)).body.data;
    expect((await save(sent, { id })).status).toBe(200);
    const templateFileId = sent === null ? null : String(sent);
    expect(await russian()).toMatchObject({ templateFileId, templateFile: null });
  });

  it.each([
    'abc',
    '"abc"',
    '{"data":1}',
    '[1]',
    '1.5',
    '-1',
    '1e0',
    ' 1 ',
    'true',
    '"1',
    '1"',
    '\0',
    '2147483648',
    '9'.repeat(200),
    1.5,
    -1,
    true,
    {},
    [1],
  ])('is refused when it names none: %j', async (sent) => {
    expect(await save(sent)).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'templates.0.templateFileId', message: 'Ожидается номер файла.' }] },
    });
    expect(await russian()).toBeUndefined();
  });

  it('is refused when there is no such file, in whichever form', async () => {
    for (const sent of [999_999, '999999', '"999999"']) {
      expect(await save(sent)).toMatchObject({
        status: 400,
        body: { errors: [{ path: 'templates.0.templateFileId' }] },
      });
    }
  });
});
