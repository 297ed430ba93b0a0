import { isScreen, type PublishableName, type ResourceName } from '../wire/kinds.ts';
import type { Endpoint, TypesOf } from './endpoint.ts';
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
import { ROWS_PER_PAGE } from './listing.ts';
import { entriesUnder, flat, type Shape } from './records.ts';
import { fundShape, informationShape, normativeShape, templateShape } from './registerShapes.ts';
import { entriesInSuffixes } from './suffixedEntries.ts';

const blankPublication = { title: '', description: '', pdfId: null, coverId: null, coverBase64: '' };

const underNews = entriesUnder({ key: 'news', baseKey: 'newsBaseId', blank: blankPublication });
const underDepos = entriesUnder({ key: 'depos', baseKey: 'compassBaseId', blank: blankPublication });

/** Fields that have the same name in a record and in the depository's `sort` parameter. */
const sameNames = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, field]));

const postedPages = {
  sorts: { ...sameNames('id', 'posted'), 'entries.ru.title': 'title' },
};
const documentSorts = { ...sameNames('id'), 'entries.ru.title': 'title' };
const nameSorts = {
  ...sameNames('id', 'code'),
  'entries.ru.title': 'nameRu',
  'entries.uz.title': 'nameUz',
  'entries.en.title': 'nameEn',
};

const publication = (shape: Shape) => ({
  shape,
  pages: postedPages,
});

const media = (key: string, baseKey: string, url: string) => ({
  shape: entriesUnder({ key, baseKey, blank: { title: '', [url]: '', coverId: null, coverBase64: '' } }),
  pages: postedPages,
});

/** The calls of every kind, how its records are written, and what lists can be narrowed and sorted by. */
export const endpoints = {
  news: { ...publishable('News'), ...publication(underNews) },
  depoNews: { ...publishable('DepoNews'), ...publication(underNews) },
  depoCompasses: {
    // the counter's path alone is spelled with the plural
    ...publishable('DepoCompass', 'DepoCompasses'),
    ...publication(underDepos),
  },
  depoMessages: { ...publishable('DepoMessages'), ...publication(underDepos) },
  informationTypes: {
    ...register('InformationType', 'Information/GetInformationTypes'),
    shape: flat(),
    pages: { sorts: sameNames('id', 'code', 'name') },
  },
  information: {
    ...registerByCode('Information', 'Information/GetByCode', {
      resource: 'informationTypes',
      nameField: 'name',
      idField: 'informationTypeId',
    }),
    shape: informationShape,
    pages: { sorts: documentSorts, groups: 'year' },
  },
  normativeDocuments: {
    ...registerByCode('NormativeDocument', 'NormativeDocument/GetByCode', {
      resource: 'normativeDocumentTypes',
      nameField: 'entries.ru.title',
      idField: 'normativeDocumentTypeId',
    }),
    shape: normativeShape,
    pages: {
      sorts: { ...documentSorts, ...sameNames('documentNumber', 'publishTime') },
    },
  },
  templates: {
    ...registerByCode('Template', 'Template/GetTemplatesByCode', {
      resource: 'clientTypes',
      nameField: 'ruName',
      idField: 'clientTypeId',
    }),
    shape: templateShape,
    pages: { sorts: documentSorts },
  },
  histories: {
    ...register('History', 'History/GetHistories'),
    shape: entriesInSuffixes({
      fields: { description: 'text' },
      constants: { languageRu: 'ru', languageUz: 'uz', languageEn: 'en' },
    }),
    pages: {
      perPage: 5,
      sorts: { ...sameNames('id', 'year'), 'entries.ru.description': 'textRu' },
    },
  },
  glossary: {
    ...register('Glossary', 'GetGlossaries'),
    shape: entriesInSuffixes({ fields: { title: 'keyWord', description: 'description' } }),
    pages: {
      sorts: {
        ...sameNames('id'),
        'entries.ru.title': 'keyWordRu',
        'entries.ru.description': 'descriptionRu',
      },
    },
  },
  statistics: {
    ...statisticCalls,
    shape: flat(),
  },
  normativeDocumentTypes: {
    ...register('NormativeDocumentType', 'NormativeDocumentType/GetNormativeDocumentTypes'),
    shape: entriesInSuffixes({ fields: { title: 'name' } }),
    pages: { sorts: nameSorts },
  },
  departments: {
    ...register('Department', 'Department/GetDepartments'),
    shape: entriesInSuffixes({ fields: { title: 'name', about: 'about' } }),
    pages: {
      sorts: {
        ...nameSorts,
        'entries.ru.about': 'aboutRu',
        'entries.uz.about': 'aboutUz',
        'entries.en.about': 'aboutEn',
      },
    },
  },
  vacancies: {
    ...vacancyCalls,
    shape: entriesInSuffixes({
      fields: { title: 'title', description: 'text' },
      days: ['dateOfTesting', 'expireDate'],
    }),
    pages: {
      sorts: {
        ...sameNames('id', 'expireDate', 'linkForTesting', 'dateOfTesting', 'status'),
        'entries.ru.title': 'titleRu',
      },
    },
  },
  applications: {
    ...applicationCalls,
    // an application goes back as it came, the time of its date included
    shape: flat(),
    pages: {
      sorts: sameNames('id', 'vacancyId', 'pinfl', 'fullName', 'email', 'date', 'result', 'status'),
      groups: 'status',
    },
  },
  videos: {
    ...register('Video', 'Video/GetAll'),
    ...media('videos', 'websiteVideosBaseId', 'urlVideo'),
  },
  audios: {
    ...register('Audio', 'Audio/GetAll'),
    ...media('audios', 'websiteAudiosBaseId', 'urlAudio'),
  },
  onlineAppeals: {
    ...appealCalls,
    shape: flat(['dateOfSending']),
    pages: { sorts: sameNames('id', 'fullName', 'address', 'email', 'phoneNumber', 'dateOfSending', 'note') },
  },
  guaranteeFund: {
    ...fundCalls,
    shape: fundShape,
    // the specification shows no page size; a list may have 5000 rows, more than a page can hold
    pages: { perPage: 200, sorts: sameNames('id', 'code', 'name', 'fund', 'currency', 'date') },
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

export const rowsPerPage = (name: string): number => endpointOf(name).pages?.perPage ?? ROWS_PER_PAGE;

/** What every new record of a kind starts with: its empty languages. */
export const emptyRecord = (name = '') => (isScreen(name) ? endpointOf(name).shape.blank() : {});
