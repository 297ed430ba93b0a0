import { describe, expect, it } from 'vitest';
import { asNewRecord, formPatch, mergedRecord, mergeRecords } from '../../../src/diff/merge.ts';
import { mergeResult } from '../../../src/features/conflicts/mergeResult.ts';

const entry = (language: string, more: object = {}) => ({
  id: 1,
  language,
  title: '',
  coverId: null,
  ...more,
});
const record = (more: object = {}, uz: object = {}) => ({
  id: 7,
  version: 1,
  posted: '2026-03-05',
  entries: { ru: entry('ru', { title: 'Заголовок' }), uz: entry('uz', uz), en: entry('en') },
  ...more,
});
const pathsIn = (places: readonly { path: string }[]) => places.map(({ path }) => path);

describe('three states of a record', () => {
  it('part what one side has changed from what both have', () => {
    const versions = {
      opened: record({}, { title: 'Ў' }),
      mine: record({ posted: '2026-03-06' }, { title: 'Ў мой' }),
      theirs: record({ version: 3, isReferToCorruption: true }, { title: 'Ў их', id: 9 }),
    };
    const merge = mergeRecords(versions);
    expect(pathsIn(merge.mine)).toEqual(['posted']);
    expect(pathsIn(merge.theirs)).toEqual(['isReferToCorruption']);
    expect(pathsIn(merge.conflicting)).toEqual(['entries.uz.title']);
    expect(mergedRecord(versions, merge.mine)).toEqual(
      record({ version: 3, isReferToCorruption: true, posted: '2026-03-06' }, { title: 'Ў их', id: 9 }),
    );
  });

  it('are asked about once somebody has published the record, not when it waits again or was taken down', () => {
    const askedOf = (from: string, to: string) =>
      mergeResult(
        'news',
        record({ status: from }),
        record({ status: from }),
        record({ status: to, version: 2 }),
        { isUndecided: false },
      ).isApproved;
    expect(askedOf('pending', 'published')).toBe(true);
    expect(askedOf('published', 'pending')).toBe(false);
    expect(askedOf('published', 'published')).toBe(false);
  });

  it('are no dispute where both have come to the same', () => {
    const same = {
      mine: record({ posted: '2026-03-06' }),
      theirs: record({ posted: '2026-03-06', version: 2 }),
    };
    const merge = mergeRecords({ opened: record(), ...same });
    expect(merge).toEqual({ mine: [], theirs: [], conflicting: [] });
  });

  it('take a file along with all that is known of it', () => {
    const theirs = record({ version: 2 }, { coverId: 5, coverBase64: 'их', coverFile: { name: 'их.png' } });
    const mine = record({}, { coverId: 6, coverBase64: 'мой', coverFile: null });
    const versions = { opened: record(), mine, theirs };
    const { conflicting } = mergeRecords(versions);
    expect(pathsIn(conflicting)).toEqual(['entries.uz.coverId']);
    expect(mergedRecord(versions, conflicting).entries.uz).toMatchObject({
      coverId: 6,
      coverBase64: 'мой',
      coverFile: null,
    });
    expect(theirs.entries.uz).toMatchObject({ coverId: 5 });
  });

  it('leave every difference to choose where nobody knows what was opened', () => {
    const merge = mergeRecords({ mine: record({ posted: '2026-03-06' }), theirs: record({ version: 2 }) });
    expect(pathsIn(merge.conflicting)).toEqual(['posted']);
  });
});

describe('a deleted record that is created anew', () => {
  it('has its texts and files, and nothing that names the former one', () => {
    const former = record({}, { newsBaseId: 7, title: 'Ў', pdfId: 3 });
    const { id, version, entries } = asNewRecord('news', former);
    expect({ id, version }).toEqual({ id: 0, version: undefined });
    expect(entries.uz).toEqual({ id: 0, language: 'uz', title: 'Ў', coverId: null, pdfId: 3 });
  });

  it('takes the former names out of a form that holds them, those of its other entries too', () => {
    const former = {
      ...record({}, { newsBaseId: 7, title: 'Ў' }),
      otherEntries: [{ id: 9, language: 'kk', newsBaseId: 7, title: 'Қ' }],
    };
    const values = new Map(
      formPatch(former, asNewRecord('news', former)).map(({ path, value }) => [path, value]),
    );
    expect(values.has('entries.uz.newsBaseId')).toBe(true);
    expect(values.get('entries.uz.newsBaseId')).toBeUndefined();
    expect(values.get('otherEntries')).toEqual([{ id: 0, language: 'kk', title: 'Қ' }]);
  });

  it('has no status yet where that tells of publication; another status is what people have chosen', () => {
    expect(asNewRecord('depoMessages', { id: 7, status: 'published' }).status).toBe('');
    expect(asNewRecord('vacancies', { id: 7, status: 'Открыта' }).status).toBe('Открыта');
  });
});
