import { beforeEach, describe, expect, it } from 'vitest';
import { documents } from '../../../server/db/schema.ts';
import { DAYS_TO_KEEP, DAYS_TO_REFUSE, HARD_TEXTS } from '../../support/hardValues.ts';
import { serverForAll } from '../../support/server.ts';
import { CODES, typesForAll } from '../../support/serverRegisters.ts';

const server = serverForAll();
const ids = typesForAll(server);
beforeEach(async () => {
  await server.db.delete(documents);
});

const AREA = '/api/Admin/NormativeDocument';
const save = (more: object) =>
  server.as('admin', 'POST', `${AREA}/UpdateOrAdd`, {
    id: 0,
    normativeDocumentTypeId: ids.normativeDocuments,
    normativeDocuments: [],
    ...more,
  });
const list = async () =>
  (await server.as('admin', 'GET', `${AREA}/GetByCode/${CODES.normativeDocuments}`)).body.data;

describe('the day of a normative document', () => {
  it.each(DAYS_TO_KEEP)('is kept of %s whatever the time zone', async (publishTime, day) => {
    await save({ publishTime });
    expect((await list())[0].publishTime).toBe(day);
  });

  it.each(DAYS_TO_REFUSE)('is refused when it is %s', async (publishTime) => {
    expect(await save({ publishTime })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'publishTime' }] },
    });
    expect(await list()).toEqual([]);
  });

  it('may be empty, and is made empty again', async () => {
    const { id } = (await save({ publishTime: '' })).body.data;
    expect((await list())[0].publishTime).toBe(null);
    await save({ id, publishTime: '2020-01-01' });
    await save({ id });
    expect((await list())[0].publishTime).toBe('2020-01-01');
    await save({ id, publishTime: null });
    expect((await list())[0].publishTime).toBe(null);
  });
});

describe('the list of normative documents', () => {
  it('has the latest day first, then the newest document, and those without a day at the end', async () => {
    const saved: number[] = [];
    for (const publishTime of ['2020-01-01', '', '2024-05-05', '2020-01-01']) {
      saved.push((await save({ publishTime })).body.data.id);
    }
    const [a, b, c, d] = saved;
    expect((await list()).map(({ id }: { id: number }) => id)).toEqual([c, d, a, b]);
  });
});

describe('the number of a normative document', () => {
  it.each([...HARD_TEXTS, '', '№ 14-П/2'])('is the text that was sent: %j', async (documentNumber) => {
    await save({ documentNumber });
    expect((await list())[0].documentNumber).toBe(documentNumber);
  });

  it.each([387, true, ['1'], 'a\0'])('is refused when it is %j', async (documentNumber) => {
    expect(await save({ documentNumber })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'documentNumber' }] },
    });
  });
});
