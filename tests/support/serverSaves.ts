import { expect } from 'vitest';
import { UNKNOWN_BODY_IDS } from './hardValues.ts';
import type { mediaCalls } from './serverMedia.ts';

type SaveCalls = Pick<ReturnType<typeof mediaCalls>, 'save' | 'saved' | 'remove' | 'draft' | 'entries'> & {
  listed: () => Promise<{ entries: { id: number; title: string }[] }[]>;
};

/** What no save of an item in three languages does. @param baseIdKey - the field of an entry for the id of its item */
export const refusedSaves = (
  { save, saved, remove, draft, entries, listed }: SaveCalls,
  baseIdKey: string,
) => {
  const titles = async () => (await listed()).map((item) => item.entries[0]?.title).sort();
  return {
    async writeTheEntryOfAnotherItem() {
      await saved(draft('Чужая'));
      const entryId = (await listed())[0]?.entries[0]?.id;
      const entry = { id: entryId, [baseIdKey]: 1, language: 'ru', title: 'Захват' };
      const { id } = await saved(entries(entry));
      await save({ id, ...entries(entry) });
      expect(await titles()).toEqual(['Захват', 'Чужая ru']);
    },
    async createAtAnId() {
      const { id } = await saved(draft());
      await remove(id);
      for (const unknown of [id, ...UNKNOWN_BODY_IDS])
        expect((await save(draft('Призрак', { id: unknown }))).status).toBe(404);
      expect(await listed()).toEqual([]);
    },
    async overwriteAnUnseenSave() {
      const { id, version } = await saved(draft());
      expect((await save(draft('Первая', { id, version }))).body.data.version).toBe(2);
      const second = await save(draft('Вторая', { id, version }));
      expect(second.status).toBe(409);
      expect(second.body.message).toMatch(/изменил кто-то другой/);
      expect(await titles()).toEqual(['Первая ru']);
      expect((await save(draft('Третья', { id }))).status).toBe(200);
    },
    /** @param wrong - the fields of an entry that this kind alone has */
    async takeValuesOfAnotherType(entriesKey: string, ...wrong: object[]) {
      const { id } = await saved(draft('Цела'));
      const ru = { language: 'ru', title: 'Тип' };
      const more = [
        ...[{ id: -1 }, { id: 1.5 }, { id: 'abc' }, { id, version: 'x' }],
        ...[entries(ru, ru), entries({ ...ru, language: 'fr' }), entries({ ...ru, title: 5 }), entries(null)],
        ...[{ [entriesKey]: 'x' }, { [entriesKey]: undefined }],
        ...wrong.map((field) => entries({ ...ru, ...field })),
      ];
      for (const each of more)
        expect((await save(draft('Тип', each))).status, JSON.stringify(each)).toBe(400);
      expect(await titles()).toEqual(['Цела ru']);
    },
  };
};
