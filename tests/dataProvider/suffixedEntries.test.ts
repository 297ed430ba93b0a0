import { describe, expect, it } from 'vitest';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import type { Shape } from '../../src/dataProvider/records.ts';

const vacancy = {
  id: 7,
  departmentId: 3,
  departmentNameRu: 'Юридический отдел',
  status: 'Открыта',
  titleRu: 'Юрист',
  textRu: '<p>Текст</p>',
  titleUz: 'Yurist',
  textUz: '',
  titleEn: null,
  textEn: '<p>Text</p>',
  linkForTesting: 'https://test.example.uz/1',
  dateOfTesting: '2026-12-01',
  expireDate: '2026-11-30',
  version: 4,
  somethingNew: { a: [1] },
};

const department = {
  id: 2,
  code: 'D-2',
  nameRu: 'Отдел',
  nameUz: 'Boʻlim',
  nameEn: 'Department',
  aboutRu: 'Об отделе',
  aboutUz: null,
  aboutEn: '',
  keyWordRu: 'не наше поле',
};

const term = {
  id: 3,
  keyWordRu: 'Акция',
  keyWordUz: 'Aksiya',
  keyWordEn: null,
  descriptionRu: '',
  descriptionUz: null,
  descriptionEn: 'A share',
  version: 2,
};

const type = { id: 4, code: 'N-4', nameRu: 'Законы', nameUz: 'Qonunlar', nameEn: null };

const read = (shape: Shape, wire: unknown) => {
  const [record] = shape.read(wire);
  if (!record) throw new Error('Nothing was read');
  return record;
};

describe.each([
  ['a vacancy', endpoints.vacancies.shape, vacancy],
  ['a department', endpoints.departments.shape, department],
  ['a term', endpoints.glossary.shape, term],
  ['a type of normative documents', endpoints.normativeDocumentTypes.shape, type],
])('%s', (_name, shape, wire) => {
  it('comes back as it was when nothing was edited, nulls and unknown fields included', () => {
    expect(shape.write(read(shape, wire))).toEqual(wire);
  });

  it('comes back as it was after it was handed over from a list to a form', () => {
    const handedOver = JSON.parse(JSON.stringify(shape.write(read(shape, wire))));
    expect(shape.write(read(shape, handedOver))).toEqual(wire);
  });

  it.each([[null], [undefined], ['text'], [[]], [{}]])('survives %j on the wire', (broken) => {
    expect(read(shape, broken).entries).toMatchObject({ ru: {}, uz: {}, en: {} });
  });
});

describe('the languages of a vacancy', () => {
  it('stand under their entries, and only what was edited changes', () => {
    const record = read(endpoints.vacancies.shape, vacancy);
    expect(record.entries.ru).toMatchObject({ title: 'Юрист', description: '<p>Текст</p>' });
    record.entries.en.title = 'Lawyer';
    expect(endpoints.vacancies.shape.write(record)).toEqual({ ...vacancy, titleEn: 'Lawyer' });
  });

  it('have the calendar day that the wire names', () => {
    const record = read(endpoints.vacancies.shape, { ...vacancy, expireDate: '2026-11-30T00:00:00Z' });
    expect(record.expireDate).toBe('2026-11-30');
  });
});

describe('a history', () => {
  it('is sent with the constants of its languages', () => {
    const texts = { ru: { description: 'а' }, uz: { description: 'b' }, en: { description: 'c' } };
    expect(endpoints.histories.shape.write({ year: 2010, entries: texts })).toEqual({
      id: 0,
      year: 2010,
      textRu: 'а',
      textUz: 'b',
      textEn: 'c',
      languageRu: 'ru',
      languageUz: 'uz',
      languageEn: 'en',
    });
  });
});
