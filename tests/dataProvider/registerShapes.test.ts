import { describe, expect, it } from 'vitest';
import { informationShape, normativeShape, templateShape } from '../../src/dataProvider/registerShapes.ts';

const languages = ['ru', 'uz', 'en'] as const;

const informationEntries = (baseId: number, header: string) =>
  languages.map((language, place) => ({
    id: baseId * 10 + place,
    informationBaseId: baseId,
    header: `${header} ${language}`,
    language,
    informationFileId: place === 0 ? 5 : null,
  }));

describe('a year of information', () => {
  const group = {
    id: 41,
    year: 2024,
    date: '2026-11-20',
    informationTypeId: 3,
    informations: [...informationEntries(41, 'Отчёт'), ...informationEntries(38, 'Устав')],
  };

  it('holds one record for each document', () => {
    const records = informationShape.read(group);
    expect(records.map(({ id, year, entries }) => [id, year, entries.ru.title])).toEqual([
      [41, 2024, 'Отчёт ru'],
      [38, 2024, 'Устав ru'],
    ]);
  });

  it('is written document by document, unchanged when nothing was edited', () => {
    const [, charter] = informationShape.read(group);
    expect(informationShape.write(charter ?? {})).toEqual({
      ...group,
      id: 38,
      informations: informationEntries(38, 'Устав'),
    });
  });

  it('keeps documents apart whose bases are no numbers', () => {
    const entries = ['a-1', 'b-2'].map((informationBaseId) => ({
      id: 1,
      informationBaseId,
      header: '',
      language: 'ru',
    }));
    expect(informationShape.read({ id: 9, year: 2020, informations: entries }).map(({ id }) => id)).toEqual([
      'a-1',
      'b-2',
    ]);
  });

  it('is one document when its entries name no base', () => {
    const informations = informationEntries(0, 'Отчёт');
    expect(informationShape.read({ ...group, informations }).map(({ id }) => id)).toEqual([41]);
  });

  it('is empty when it has no entries, or is no group at all', () => {
    expect(informationShape.read({ id: 9, year: 2020 })).toEqual([]);
    expect(informationShape.read(null)).toEqual([]);
  });
});

const templateWith = (fileIds: readonly unknown[]) => ({
  id: 12,
  clientTypeId: 2,
  templates: languages.map((language, place) => ({
    id: 60 + place,
    templateBaseId: 12,
    header: `Договор ${language}`,
    language,
    templateFileId: fileIds[place],
  })),
});

const readTemplate = (fileIds: readonly unknown[]) => {
  const [record] = templateShape.read(templateWith(fileIds));
  if (!record) throw new Error('no record');
  return record;
};

/** What is written after the Russian file was replaced. */
const replaced = (former: unknown, id: unknown) => {
  const record = readTemplate([former, '8', null]);
  record.entries.ru.pdfId = id;
  return templateShape.write(record).templates;
};

describe('the file of a template', () => {
  it.each([
    ['7', '7'],
    ['"7"', '7'],
    [' "7" ', '7'],
    ['"b1f0-22"', 'b1f0-22'],
    [7, 7],
    ['', null],
    ['""', null],
    ['null', null],
    [null, null],
    [undefined, null],
  ])('kept as %j is read as %j', (text, id) => {
    expect(readTemplate([text, null, null]).entries.ru.pdfId).toBe(id);
  });

  it.each([['7'], ['"7"'], [' "7" '], [7], [''], ['""'], ['null'], [null]])(
    'kept as %j is sent back byte by byte when it was not replaced',
    (text) => {
      const wire = templateWith([text, '"8"', '9']);
      expect(templateShape.write(readTemplate([text, '"8"', '9']))).toEqual(wire);
    },
  );

  it.each([
    ['7', 15, '15'],
    ['"7"', 15, '"15"'],
    [null, 15, '15'],
    ['', 15, '15'],
    [null, 'b1f0-22', '"b1f0-22"'],
    ['"a0"', 'b1f0-22', '"b1f0-22"'],
  ])('kept as %j and replaced by %j is written as %j', (former, id, text) => {
    expect(replaced(former, id)).toContainEqual(
      expect.objectContaining({ language: 'ru', templateFileId: text }),
    );
  });

  it('that was taken away is written as null', () => {
    expect(replaced('"7"', null)).toContainEqual(
      expect.objectContaining({ language: 'ru', templateFileId: null }),
    );
  });

  it('leaves nothing of ours on the wire', () => {
    expect(JSON.stringify(templateShape.write(readTemplate(['7', '"8"', null])))).not.toMatch(/pdf|title/);
  });
});

describe('a normative document', () => {
  it('comes back as it was when nothing was edited, a missing day and unknown fields included', () => {
    const wire = {
      id: 4,
      documentNumber: '12-P',
      publishTime: null,
      normativeDocumentTypeId: 2,
      colour: 'red',
      normativeDocuments: languages.map((language) => ({
        id: 1,
        normativeDocumentBaseId: 4,
        header: `Приказ ${language}`,
        language,
        normativeFileId: 7,
        normativeFile: { name: 'a.pdf', sizeBytes: 5 },
      })),
    };
    const [record] = normativeShape.read(wire);
    expect(record?.entries.uz).toMatchObject({ title: 'Приказ uz', pdfId: 7, pdfFile: { name: 'a.pdf' } });
    expect(normativeShape.write(record ?? {})).toEqual(wire);
  });
});
