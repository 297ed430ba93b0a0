import { beforeEach, describe, expect, it } from 'vitest';
import { media } from '../../server/db/schema.ts';
import { serverForAll } from '../support/server.ts';
import { MEDIA_AREAS, mediaCalls } from '../support/serverMedia.ts';
import { refusedSaves } from '../support/serverSaves.ts';

const server = serverForAll();
beforeEach(async () => {
  await server.db.delete(media);
});

describe.each(MEDIA_AREAS)('what a save in $area must not do', (under) => {
  const { entriesKey, baseIdKey, urlKey } = under;
  const calls = mediaCalls(server, under);
  const { saved, list, draft, entries } = calls;
  const refused = refusedSaves({ ...calls, listed: list }, baseIdKey);

  it('keep or answer fields that nobody knows', async () => {
    const marker = 'marker-4711';
    const more = { createdBy: marker, owner: marker, constructor: marker, kind: marker, createdAt: marker };
    const entry = {
      language: 'ru',
      coverBase64: marker,
      coverFile: { name: marker },
      mediaId: 7,
      url: marker,
    };
    await saved({ posted: '2026-03-05', ...more, ...entries(entry) });
    const rows = await server.db.select().from(media);
    expect(rows.map(({ kind }) => kind)).toEqual([under.kind]);
    expect(JSON.stringify([rows, await list()])).not.toContain(marker);
  });

  it('write into the entry of another item by its id', refused.writeTheEntryOfAnotherItem);

  it('create an item at an id that nobody has, or bring a deleted one back', refused.createAtAnId);

  it('move an item into the other area', async () => {
    for (const other of MEDIA_AREAS.filter(({ area }) => area !== under.area)) {
      const { id } = await saved(draft('Своя'));
      const theirs = mediaCalls(server, other);
      expect((await theirs.save(theirs.draft('Чужой вид', { id }))).status).toBe(404);
      expect(await theirs.list()).toEqual([]);
    }
    expect((await list())[0]?.entries[0]?.title).toBe('Своя ru');
  });

  it('overwrite a save that its sender has not seen', refused.overwriteAnUnseenSave);

  it('take ids, versions or texts of another type, or a language twice', () =>
    refused.takeValuesOfAnotherType(entriesKey, { [urlKey]: ['https://a.uz'] }, { coverId: 'x' }));
});

describe.each(MEDIA_AREAS)('twenty saves in $area at once', (under) => {
  const { save, saved, list, draft } = mediaCalls(server, under);
  const times = <T>(count: number, work: (index: number) => Promise<T>) =>
    Promise.all(Array.from({ length: count }, (_, index) => work(index)));
  const titlesOf = async () => (await list()).map(({ entries }) => entries.map(({ title }) => title));

  it('leave one writer’s whole item', async () => {
    const { id } = await saved(draft());
    await times(20, (writer) => save(draft(`Автор ${writer}`, { id })));
    const [titles = []] = await titlesOf();
    expect(new Set(titles.map((title) => title.replace(/ \w\w$/, ''))).size).toBe(1);
    expect((await list())[0]?.version).toBe(21);
  });

  it('have one winner when all saw the same version', async () => {
    const { id, version } = await saved(draft());
    const answers = await times(20, (writer) => save(draft(`Автор ${writer}`, { id, version })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(19).fill(409)]);
    const winner = answers.findIndex(({ status }) => status === 200);
    expect(await titlesOf()).toEqual([['ru', 'uz', 'en'].map((each) => `Автор ${winner} ${each}`)]);
  });

  it('create as many different items', async () => {
    const answers = await times(20, (index) => save(draft(`Новая ${index}`)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(20);
    for (const titles of await titlesOf()) {
      expect(new Set(titles.map((title) => title.slice(0, -3))).size).toBe(1);
    }
  });
});
