import { isScreen, type PublishableName, type ResourceName } from '../wire/kinds.ts';
import type { Endpoint, TypesOf } from './endpoint.ts';
import { rowFinder } from './fundRows.ts';
import {
  appealCalls,
  applicationCalls,
  clientTypeCalls,
  fundCalls,
  publishable,
  register,
  registerByCode,
  statisticCalls,
  vacancyCalls,
} from './kindCalls.ts';
import { entriesUnder, flat } from './records.ts';
import { fundShape, informationShape, normativeShape, templateShape } from './registerShapes.ts';
import { entriesInSuffixes } from './suffixedEntries.ts';

const blankPublication = { title: '', description: '', pdfId: null, coverId: null, coverBase64: '' };

const underNews = entriesUnder({ key: 'news', baseKey: 'newsBaseId', blank: blankPublication });
const underDepos = entriesUnder({ key: 'depos', baseKey: 'compassBaseId', blank: blankPublication });

const media = (key: string, baseKey: string, url: string) =>
  entriesUnder({ key, baseKey, blank: { title: '', [url]: '', coverId: null, coverBase64: '' } });

/** The calls of every kind, how its records are written, and how long its lists are. */
export const endpoints = {
  news: { ...publishable('News'), shape: underNews },
  depoNews: { ...publishable('DepoNews'), shape: underNews },
  depoCompasses: {
    // the counter's path alone is spelled with the plural
    ...publishable('DepoCompass', 'DepoCompasses'),
    shape: underDepos,
  },
  depoMessages: { ...publishable('DepoMessages'), shape: underDepos },
  informationTypes: {
    ...register('InformationType', 'Information/GetInformationTypes'),
    shape: flat(),
  },
  information: {
    ...registerByCode('Information', 'Information/GetByCode', {
      resource: 'informationTypes',
      nameField: 'name',
      idField: 'informationTypeId',
    }),
    shape: informationShape,
    groups: 'year',
  },
  normativeDocuments: {
    ...registerByCode('NormativeDocument', 'NormativeDocument/GetByCode', {
      resource: 'normativeDocumentTypes',
      nameField: 'entries.ru.title',
      idField: 'normativeDocumentTypeId',
    }),
    shape: normativeShape,
  },
  templates: {
    ...registerByCode('Template', 'Template/GetTemplatesByCode', {
      resource: 'clientTypes',
      nameField: 'ruName',
      idField: 'clientTypeId',
    }),
    shape: templateShape,
  },
  histories: {
    ...register('History', 'History/GetHistories'),
    shape: entriesInSuffixes({
      fields: { description: 'text' },
      constants: { languageRu: 'ru', languageUz: 'uz', languageEn: 'en' },
    }),
  },
  glossary: {
    ...register('Glossary', 'GetGlossaries'),
    shape: entriesInSuffixes({ fields: { title: 'keyWord', description: 'description' } }),
  },
  statistics: {
    ...statisticCalls,
    shape: flat(),
  },
  normativeDocumentTypes: {
    ...register('NormativeDocumentType', 'NormativeDocumentType/GetNormativeDocumentTypes'),
    shape: entriesInSuffixes({ fields: { title: 'name' } }),
  },
  departments: {
    ...register('Department', 'Department/GetDepartments'),
    shape: entriesInSuffixes({ fields: { title: 'name', about: 'about' } }),
  },
  vacancies: {
    ...vacancyCalls,
    shape: entriesInSuffixes({
      fields: { title: 'title', description: 'text' },
      days: ['dateOfTesting', 'expireDate'],
    }),
  },
  applications: {
    ...applicationCalls,
    // an application goes back as it came, the time of its date included
    shape: flat(),
    groups: 'status',
  },
  videos: {
    ...register('Video', 'Video/GetAll'),
    shape: media('videos', 'websiteVideosBaseId', 'urlVideo'),
  },
  audios: {
    ...register('Audio', 'Audio/GetAll'),
    shape: media('audios', 'websiteAudiosBaseId', 'urlAudio'),
  },
  onlineAppeals: {
    ...appealCalls,
    shape: flat(['dateOfSending']),
  },
  guaranteeFund: {
    ...fundCalls,
    shape: fundShape,
    find: (rows, opened) => rowFinder(rows)(opened),
    // the specification shows no page size; a list may have 5000 rows, more than a page can hold
    perPage: 200,
  },
  clientTypes: { ...clientTypeCalls, shape: flat() },
} satisfies Record<ResourceName, Endpoint> & Record<PublishableName, { approve: unknown; count: unknown }>;

/** The row of a kind that is named by react-admin. */
export const endpointOf = (resource: string): Endpoint => {
  const found = Object.entries<Endpoint>(endpoints).find(([name]) => name === resource)?.[1];
  if (!found) throw new Error(`The depository knows no ${resource}`);
  return found;
};

/** The types by which a kind is listed. */
export const typesOf = (name = ''): TypesOf => {
  const { types } = endpointOf(name);
  if (!types) throw new Error(`${name} is not listed by types`);
  return types;
};

/** The kinds whose languages have covers. */
export const kindsWithCovers = Object.entries<Endpoint>(endpoints)
  .filter(([, { shape }]) => 'coverId' in Object(shape.blank().entries?.ru))
  .map(([name]) => name);

/** What every new record of a kind starts with: its empty languages. */
export const emptyRecord = (name = '') => (isScreen(name) ? endpointOf(name).shape.blank() : {});
