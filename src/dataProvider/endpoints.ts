import type { Identifier, RaRecord } from 'ra-core';
import { nothing, onlyRecord, records } from './answers.ts';
import { del, get, save } from './calls.ts';
import type { Endpoint, ListFilter } from './endpoint.ts';
import { contains, postedBetween } from './listing.ts';
import { entriesUnder, flat, type MultilingualRecord, type Publication } from './records.ts';
import { historyShape, informationShape, templateShape } from './registerShapes.ts';
import { entriesInSuffixes } from './suffixedEntries.ts';

/** Search in the first language's title, then the date range (part 1, §5; part 2, §5). */
const byTitleAndDay = <R extends MultilingualRecord>(
  records: R[],
  { title = '', from, to }: ListFilter,
): R[] => postedBetween(records, from, to).filter(({ entries }) => contains(entries.ru.title ?? '', title));

/** Ids are glued on without a slash. Source: part 1, §7; part 2, §7. */
const savedAndRemoved = (area: string) => ({
  save: (body: unknown) => save(`/api/Admin/${area}/UpdateOrAdd`, body),
  remove: (id: Identifier) => del(`/api/Admin/${area}/Delete${id}`),
});

/** The calls every publishable area answers (part 1, §7). */
const publishable = (area: string) => ({
  ...savedAndRemoved(area),
  list: ({ status }: ListFilter) =>
    get(`/api/Admin/${area}/GetAll${status === 'pending' ? 'Pending' : 'Published'}`, records),
  everywhere: [{ status: 'published' }, { status: 'pending' }],
  approve: (id: Identifier) => get(`/api/Admin/${area}/AllowToPublish${id}`, nothing),
  keep: byTitleAndDay<Publication>,
});

/** The blank of an entry with rich text, a PDF and a cover. */
export const blankPublication = { title: '', description: '', pdfId: null, coverId: null, coverBase64: '' };

const newsShape = entriesUnder({ key: 'news', baseKey: 'newsBaseId', blank: blankPublication });
const depoShape = entriesUnder({ key: 'depos', baseKey: 'compassBaseId', blank: blankPublication });

/** A kind whose whole list one call answers. */
const listed = (path: string) => ({ list: () => get(path, records) });

/** A kind whose lists are asked for by the code of its type: nothing before a type is chosen (part 2, §2). */
const listedByCode = (path: string, listedBy: string) => ({
  list: ({ code }: ListFilter) => (code ? get(`${path}/${encodeURIComponent(code)}`, records) : undefined),
  listedBy,
});

/** The calls of videos and audios (part 2, §7). */
const media = (area: string) => ({
  ...savedAndRemoved(area),
  ...listed(`/api/Admin/${area}/GetAll`),
  keep: byTitleAndDay<MultilingualRecord>,
});

/** The blanks of new entries. */
export const blankVideo = { title: '', urlVideo: '', coverId: null, coverBase64: '' };
export const blankAudio = { title: '', urlAudio: '', coverId: null, coverBase64: '' };
export const blankNormativeDocument = { header: '', normativeFileId: null };

const videoShape = entriesUnder({ key: 'videos', baseKey: 'websiteVideosBaseId', blank: blankVideo });
const audioShape = entriesUnder({ key: 'audios', baseKey: 'websiteAudiosBaseId', blank: blankAudio });
const normativeShape = entriesUnder({
  key: 'normativeDocuments',
  baseKey: 'normativeDocumentBaseId',
  blank: blankNormativeDocument,
  days: ['publishTime'],
});

const byKeyWord = (records: RaRecord[], { keyWord = '' }: ListFilter) =>
  records.filter(({ keyWordRu }) => contains(String(keyWordRu ?? ''), keyWord));

const ofYear = (records: RaRecord[], { year }: ListFilter) =>
  year ? records.filter((record) => String(record.year) === year) : records;

export const endpoints = {
  news: { ...publishable('News'), shape: newsShape },
  depoNews: { ...publishable('DepoNews'), shape: newsShape },
  depoCompasses: { ...publishable('DepoCompass'), shape: depoShape },
  depoMessages: { ...publishable('DepoMessages'), shape: depoShape },
  informationTypes: {
    ...savedAndRemoved('InformationType'),
    ...listed('/api/Admin/Information/GetInformationTypes'),
    shape: flat(),
  },
  information: {
    ...savedAndRemoved('Information'),
    ...listedByCode('/api/Admin/Information/GetByCode', 'informationTypes'),
    shape: informationShape,
    keep: ofYear,
  },
  normativeDocuments: {
    ...savedAndRemoved('NormativeDocument'),
    ...listedByCode('/api/Admin/NormativeDocument/GetByCode', 'normativeDocumentTypes'),
    shape: normativeShape,
  },
  templates: {
    ...savedAndRemoved('Template'),
    ...listedByCode('/api/Admin/Template/GetTemplatesByCode', 'clientTypes'),
    shape: templateShape,
  },
  histories: {
    ...savedAndRemoved('History'),
    ...listed('/api/Admin/History/GetHistories'),
    shape: historyShape,
  },
  glossary: {
    ...savedAndRemoved('Glossary'),
    ...listed('/api/Admin/GetGlossaries'),
    shape: flat(),
    keep: byKeyWord,
  },
  statistics: {
    save: (body: unknown) => save('/api/Admin/Statistic/UpdateOrAdd', body),
    list: () => get('/api/Admin/Statistic/GetStatistic', onlyRecord),
    shape: flat(),
  },
  normativeDocumentTypes: {
    ...savedAndRemoved('NormativeDocumentType'),
    ...listed('/api/Admin/NormativeDocumentType/GetNormativeDocumentTypes'),
    shape: flat(),
  },
  departments: {
    ...savedAndRemoved('Department'),
    ...listed('/api/Admin/Department/GetDepartments'),
    shape: entriesInSuffixes({ fields: { name: 'name', about: 'about' } }),
  },
  vacancies: {
    ...savedAndRemoved('Vacancy'),
    ...listed('/api/Admin/Vacancy/GetVacancies'),
    shape: entriesInSuffixes({
      fields: { title: 'title', description: 'text' },
      days: ['dateOfTesting', 'expireDate'],
    }),
  },
  applications: {
    list: ({ vacancyId }: ListFilter) =>
      vacancyId ? get(`/api/Admin/ApplicationForVacancy/GetByVacancyId/${vacancyId}`, records) : undefined,
    remove: (id: Identifier) => del(`/api/Admin/ApplicationForVacancy/Delete${id}`),
    // an application goes back as it came, the time of its date included
    shape: flat(),
  },
  videos: { ...media('Video'), shape: videoShape },
  audios: { ...media('Audio'), shape: audioShape },
  onlineAppeals: { ...listed('/api/Admin/OnlineAppeal/GetOnlineAppeals'), shape: flat(['dateOfSending']) },
  guaranteeFund: {
    list: ({ currency, forAdd }: ListFilter) =>
      currency
        ? get(`/api/Admin/GuaranteeFund/GetLast${currency}${forAdd ? 'ForAdd' : ''}`, records)
        : undefined,
    everywhere: [{ currency: 'UZS' }, { currency: 'USD' }, { currency: 'EUR' }],
    shape: flat(['date']),
  },
  /** Client types have no screen: only the templates' dropdown reads them (DECISIONS 16). */
  clientTypes: { ...listed('/api/Admin/ClientType/GetClientTypes'), shape: flat() },
} satisfies Record<string, Endpoint>;

export type ResourceName = keyof typeof endpoints;

/** The kinds that have screens. */
export type ScreenName = Exclude<ResourceName, 'clientTypes'>;
