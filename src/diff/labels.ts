import { useTranslate } from 'ra-core';
import { endpointOf } from '../dataProvider/endpoints.ts';
import type { FieldPath } from '../dataProvider/fieldPaths.ts';
import { STATISTICS } from '../dataProvider/registerShapes.ts';
import { isScreen, type ScreenName } from '../wire/kinds.ts';

/** What the forms call their fields: translation keys. */
const LABELS: Record<string, string> = {
  title: 'form.title',
  description: 'form.description',
  posted: 'form.posted',
  publishTime: 'form.posted',
  isReferToCorruption: 'form.isReferToCorruption',
  status: 'differences.status',
  coverId: 'cover.label',
  pdfId: 'pdf.label',
  urlVideo: 'media.link',
  urlAudio: 'media.link',
  code: 'fields.code',
  name: 'fields.name',
  documentNumber: 'normativeDocuments.documentNumber',
  departmentId: 'vacancies.department',
  linkForTesting: 'vacancies.linkForTesting',
  dateOfTesting: 'vacancies.dateOfTesting',
  expireDate: 'vacancies.expireDate',
  about: 'departments.about',
  year: 'information.year',
  ...Object.fromEntries(STATISTICS.map((figure) => [figure, `statistics.${figure}`])),
};

/** Where a kind calls a field by another name. */
const OWN_LABELS: Partial<Record<ScreenName, Record<string, string>>> = {
  glossary: { title: 'glossary.keyWord', description: 'glossary.description' },
  histories: { description: 'histories.text', year: 'histories.year' },
  departments: { title: 'departments.name' },
  normativeDocumentTypes: { title: 'fields.name' },
  vacancies: { status: 'vacancies.status' },
  guaranteeFund: {
    code: 'guaranteeFund.code',
    name: 'guaranteeFund.name',
    fund: 'guaranteeFund.fund',
    date: 'guaranteeFund.columns.date',
    list: 'differences.list',
  },
};

const IN_LANGUAGE = { ru: 'differences.inRu', uz: 'differences.inUz', en: 'differences.inEn' } as const;

/** @returns what the form of a kind calls a field, with its language: «Заголовок, на узбекском» */
export const useFieldLabel = (resource: string) => {
  const translate = useTranslate();
  const types = isScreen(resource) ? endpointOf(resource).types : undefined;
  return ({ field, language }: FieldPath): string => {
    const own = isScreen(resource) ? OWN_LABELS[resource]?.[field] : undefined;
    const key = own ?? (field === types?.idField ? types.label : LABELS[field]);
    const name = key ? translate(key) : translate('differences.other', { field });
    return language ? `${name}, ${translate(IN_LANGUAGE[language])}` : name;
  };
};
