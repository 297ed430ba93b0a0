import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { publications } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';
import { AREAS, publicationCalls } from '../support/serverPublications.ts';
import { refusedSaves } from '../support/serverSaves.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(publications);
});

describe.each(AREAS)('what a save in $area must not do', (under) => {
  const { entriesKey, baseIdKey, kind } = under;
  const calls = publicationCalls(server, under);
  const { save, saved, pending, published, counts, approve, draft } = calls;
  const refused = refusedSaves({ ...calls, listed: pending }, baseIdKey);

  it.each([
    'published',
    'Published',
    'PUBLISHED',
    1,
    true,
    ['published'],
    { value: 'published' },
    null,
    'approved',
  ])('publish by status %j, neither new nor stored', async (status) => {
    const { id } = await saved(draft('Статус', { status }));
    await save(draft('Статус', { id, status, isPublished: true, published: true }));
    expect(await counts()).toEqual([1, 0, 0]);
  });

  it('publish by sending the published form of the item back', async () => {
    const { id } = await saved(draft());
    await approve(id);
    const [item] = await published();
    await save({ ...item, id: 0, version: undefined });
    expect(await counts()).toEqual([1, 1, 1]);
  });

  it('take back the publication of a published item', async () => {
    const { id } = await saved(draft());
    await approve(id);
    await save(draft('Снова', { id, status: 'pending' }));
    expect((await published()).map((item) => item.id)).toEqual([id]);
  });

  it('keep or answer fields that nobody knows', async () => {
    const marker = 'marker-4711';
    const more = { createdBy: marker, owner: marker, constructor: marker, kind: marker, createdAt: marker };
    const { id } = await saved({ ...draft(), ...more });
    const [row] = await server.db.select().from(publications).where(eq(publications.id, id));
    expect(row?.kind).toBe(kind);
    expect(JSON.stringify([row, await pending()])).not.toContain(marker);
  });

  it('move an item into another area', async () => {
    for (const other of AREAS.filter(({ area }) => area !== under.area)) {
      const { id } = await saved(draft('Своя'));
      const theirs = publicationCalls(server, other);
      expect((await theirs.save(theirs.draft('Чужой вид', { id }))).status).toBe(404);
      expect(await theirs.counts()).toEqual([0, 0, 0]);
    }
    expect((await pending()).every(({ entries: [ru] }) => ru?.title === 'Своя ru')).toBe(true);
  });

  it('write into the entry of another item by its id', refused.writeTheEntryOfAnotherItem);

  it('create an item at an id that nobody has, or bring a deleted one back', refused.createAtAnId);

  it('overwrite a save that its sender has not seen', refused.overwriteAnUnseenSave);

  it('take ids or versions of another type, or a language twice', () =>
    refused.takeValuesOfAnotherType(entriesKey, { description: {} }, { pdfId: 'x' }));
});
