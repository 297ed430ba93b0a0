import type { ListFilter, TypesOf, WireKind } from './dataProvider/endpoint.ts';
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
} from './dataProvider/endpoints.ts';
import { fundShape } from './dataProvider/fundShape.ts';
import { lacking, postedBetween, withTitle } from './dataProvider/listing.ts';
import {
  entriesUnder,
  flat,
  type MultilingualRecord,
  type PostedRecord,
  type Publication,
  type Shape,
} from './dataProvider/records.ts';
import { informationShape, normativeShape, templateShape } from './dataProvider/registerShapes.ts';
import { entriesInSuffixes } from './dataProvider/suffixedEntries.ts';
import { catalogue } from './i18n/catalogue.ts';
import { CURRENCIES, LANGUAGES, type Role } from './wire/wire.ts';

/** The specification's addresses of one kind, under /dashboard (part 1, §2: the route table). */
export interface Address {
  list: string;
  form?: string;
  /** Other names of the form in the notes (DECISIONS 4). */
  formAliases?: readonly string[];
  /** The list shows what belongs to a handed-over item of this kind. */
  of?: string;
  /** Further addresses of the kind, mounted as they are. */
  screens?: readonly string[];
}

type When<Kind, Call extends string, Texts> = Kind extends Record<Call, unknown> ? Texts : unknown;

/** The texts that a kind's calls need: without one of them the kind does not compile. */
type Texts<Kind> = { name: string } & When<Kind, 'save', { formTitle: string }> & {
    notifications: When<Kind, 'save', Record<'created' | 'updated' | 'failed', string>> &
      When<Kind, 'remove', { deleted: string }> &
      When<Kind, 'approve', Record<'approved' | 'approveFailed', string>>;
  };

/** What makes a kind a screen: who may open it (part 1, §6; the server enforces the same), where it stands, what it says. */
interface Screen {
  roles: readonly Role[];
  at: Address;
}

const kind = <Kind extends WireKind & Screen>(declaration: Kind & { texts: Texts<Kind> }) => declaration;

/** Whatever is written in three languages may lack something of them. */
const byLack = <R extends MultilingualRecord>(records: R[], filter: ListFilter): R[] =>
  lacking(records, filter.lacking);

/** Search in the title (part 1, §5; part 2, §5), in every language. */
const byTitle = <R extends MultilingualRecord>(records: R[], filter: ListFilter): R[] =>
  withTitle(byLack(records, filter), filter.title ?? '', ({ entries }) =>
    LANGUAGES.map((language) => entries[language].title ?? ''),
  );

const byTitleAndDay = <R extends PostedRecord>(records: R[], filter: ListFilter): R[] =>
  byTitle(postedBetween(records, filter.from, filter.to), filter);

const ofYear = <R extends MultilingualRecord>(records: R[], filter: ListFilter): R[] =>
  byLack(filter.year ? records.filter(({ year }) => String(year) === filter.year) : records, filter);

/** A kind whose list is narrowed by nothing else. */
const multilingual = { keep: byLack<MultilingualRecord> };

const admin = { roles: ['admin'] } as const;
const personnel = { roles: ['admin', 'kadry'] } as const;

const blankPublication = { title: '', description: '', pdfId: null, coverId: null, coverBase64: '' };

const underNews = entriesUnder({ key: 'news', baseKey: 'newsBaseId', blank: blankPublication });
const underDepos = entriesUnder({ key: 'depos', baseKey: 'compassBaseId', blank: blankPublication });

/** Sorted by fields that the depository calls as we do. */
const by = (...fields: string[]) => Object.fromEntries(fields.map((field) => [field, field]));

const postedPages = {
  sorts: { ...by('id', 'posted'), 'entries.ru.title': 'title' },
  filters: ['title', 'from', 'to', 'lacking'],
};
const documentSorts = { ...by('id'), 'entries.ru.title': 'title' };
const nameSorts = {
  ...by('id', 'code'),
  'entries.ru.title': 'nameRu',
  'entries.uz.title': 'nameUz',
  'entries.en.title': 'nameEn',
};

const publication = (shape: Shape) => ({
  ...admin,
  shape,
  keep: byTitleAndDay<Publication>,
  pages: postedPages,
});

const media = (key: string, baseKey: string, url: string) => ({
  ...admin,
  shape: entriesUnder({ key, baseKey, blank: { title: '', [url]: '', coverId: null, coverBase64: '' } }),
  keep: byTitleAndDay<PostedRecord>,
  pages: postedPages,
});

/**
 * Every kind that has screens, in the order of the menu: its calls, how its records are written, who may open it, its addresses
 * and its texts. What it looks like stands in resources/.
 */
export const kinds = {
  news: kind({
    ...publishable('News'),
    ...publication(underNews),
    at: { list: 'allNews', form: 'addNews' },
    texts: catalogue.news,
  }),
  depoNews: kind({
    ...publishable('DepoNews'),
    ...publication(underNews),
    at: { list: 'allDepoNews', form: 'addDepoNews' },
    texts: catalogue.depoNews,
  }),
  depoCompasses: kind({
    // the counter's path alone is spelled with the plural
    ...publishable('DepoCompass', 'DepoCompasses'),
    ...publication(underDepos),
    at: { list: 'allDepoCompasses', form: 'addDepoCompass' },
    texts: catalogue.depoCompasses,
  }),
  depoMessages: kind({
    ...publishable('DepoMessages'),
    ...publication(underDepos),
    at: { list: 'allDepoMessages', form: 'addDepoMessage', formAliases: ['addDepoMessages'] },
    texts: catalogue.depoMessages,
  }),
  informationTypes: kind({
    ...register('InformationType', 'Information/GetInformationTypes'),
    ...admin,
    shape: flat(),
    pages: { sorts: by('id', 'code', 'name') },
    at: { list: 'allInformationTableTypes', form: 'addInformationTableType' },
    texts: catalogue.informationTypes,
  }),
  information: kind({
    ...registerByCode('Information', 'Information/GetByCode', {
      resource: 'informationTypes',
      nameField: 'name',
      idField: 'informationTypeId',
      label: 'information.type',
    }),
    ...admin,
    shape: informationShape,
    keep: ofYear<MultilingualRecord>,
    pages: { sorts: documentSorts, filters: ['year', 'lacking'], groups: 'year' },
    at: { list: 'allTables', form: 'addTable' },
    texts: catalogue.information,
  }),
  normativeDocuments: kind({
    ...registerByCode('NormativeDocument', 'NormativeDocument/GetByCode', {
      resource: 'normativeDocumentTypes',
      nameField: 'entries.ru.title',
      idField: 'normativeDocumentTypeId',
      label: 'normativeDocuments.type',
    }),
    ...admin,
    shape: normativeShape,
    ...multilingual,
    pages: { sorts: { ...documentSorts, ...by('documentNumber', 'publishTime') }, filters: ['lacking'] },
    at: { list: 'allNormativeDocuments', form: 'addNormativeDocument' },
    texts: catalogue.normativeDocuments,
  }),
  templates: kind({
    ...registerByCode('Template', 'Template/GetTemplatesByCode', {
      resource: 'clientTypes',
      nameField: 'ruName',
      idField: 'clientTypeId',
      label: 'templates.clientType',
    }),
    ...admin,
    shape: templateShape,
    ...multilingual,
    pages: { sorts: documentSorts, filters: ['lacking'] },
    at: { list: 'allTemplates', form: 'addTemplate' },
    texts: catalogue.templates,
  }),
  histories: kind({
    ...register('History', 'History/GetHistories'),
    ...admin,
    shape: entriesInSuffixes({
      fields: { description: 'text' },
      constants: { languageRu: 'ru', languageUz: 'uz', languageEn: 'en' },
    }),
    ...multilingual,
    pages: {
      perPage: 5,
      sorts: { ...by('id', 'year'), 'entries.ru.description': 'textRu' },
      filters: ['lacking'],
    },
    at: { list: 'allHistories', form: 'addHistory' },
    texts: catalogue.histories,
  }),
  glossary: kind({
    ...register('Glossary', 'GetGlossaries'),
    ...admin,
    shape: entriesInSuffixes({ fields: { title: 'keyWord', description: 'description' } }),
    keep: byTitle<MultilingualRecord>,
    pages: {
      sorts: { ...by('id'), 'entries.ru.title': 'keyWordRu', 'entries.ru.description': 'descriptionRu' },
      filters: ['title', 'lacking'],
    },
    at: { list: 'allGlossaries', form: 'addGlossary' },
    texts: catalogue.glossary,
  }),
  statistics: kind({
    ...statisticCalls,
    ...admin,
    shape: flat(),
    at: { list: 'homeStatistic' },
    texts: catalogue.statistics,
  }),
  normativeDocumentTypes: kind({
    ...register('NormativeDocumentType', 'NormativeDocumentType/GetNormativeDocumentTypes'),
    ...admin,
    shape: entriesInSuffixes({ fields: { title: 'name' } }),
    ...multilingual,
    pages: { sorts: nameSorts, filters: ['lacking'] },
    at: { list: 'allNormativeDocumentTypes', form: 'addNormativeDocumentType' },
    texts: catalogue.normativeDocumentTypes,
  }),
  departments: kind({
    ...register('Department', 'Department/GetDepartments'),
    ...personnel,
    shape: entriesInSuffixes({ fields: { title: 'name', about: 'about' } }),
    ...multilingual,
    pages: {
      sorts: {
        ...nameSorts,
        'entries.ru.about': 'aboutRu',
        'entries.uz.about': 'aboutUz',
        'entries.en.about': 'aboutEn',
      },
      filters: ['lacking'],
    },
    at: { list: 'allVacancyDepartmentTypes', form: 'addVacancyDepartmentType' },
    texts: catalogue.departments,
  }),
  vacancies: kind({
    ...vacancyCalls,
    ...personnel,
    shape: entriesInSuffixes({
      fields: { title: 'title', description: 'text' },
      days: ['dateOfTesting', 'expireDate'],
    }),
    ...multilingual,
    pages: {
      sorts: {
        ...by('id', 'expireDate', 'linkForTesting', 'dateOfTesting', 'status'),
        'entries.ru.title': 'titleRu',
      },
      filters: ['lacking'],
    },
    at: { list: 'allVacancy', form: 'addVacancy' },
    texts: catalogue.vacancies,
  }),
  applications: kind({
    ...applicationCalls,
    ...personnel,
    // an application goes back as it came, the time of its date included
    shape: flat(),
    pages: {
      sorts: by('id', 'vacancyId', 'pinfl', 'fullName', 'email', 'date', 'result', 'status'),
      filters: ['active'],
    },
    at: { list: 'applicationForVacancies', of: 'vacancies' },
    texts: catalogue.applications,
  }),
  videos: kind({
    ...register('Video', 'Video/GetAll'),
    ...media('videos', 'websiteVideosBaseId', 'urlVideo'),
    at: { list: 'allVideos', form: 'addVideos' },
    texts: catalogue.videos,
  }),
  audios: kind({
    ...register('Audio', 'Audio/GetAll'),
    ...media('audios', 'websiteAudiosBaseId', 'urlAudio'),
    at: { list: 'allAudios', form: 'addAudios' },
    texts: catalogue.audios,
  }),
  onlineAppeals: kind({
    ...appealCalls,
    roles: ['admin', 'audit'],
    shape: flat(['dateOfSending']),
    pages: { sorts: by('id', 'fullName', 'address', 'email', 'phoneNumber', 'dateOfSending', 'note') },
    at: { list: 'allOnlineAppeals' },
    texts: catalogue.onlineAppeals,
  }),
  guaranteeFund: kind({
    ...fundCalls,
    ...admin,
    shape: fundShape,
    // the specification shows no page size; a list may have 5000 rows, more than a page can hold
    pages: { perPage: 200, sorts: by('id', 'code', 'name', 'fund', 'currency', 'date') },
    at: { list: 'allGuaranteeFund', screens: CURRENCIES.map((currency) => `addGuaranteeFund${currency}`) },
    texts: catalogue.guaranteeFund,
  }),
};

export type ScreenName = keyof typeof kinds;

/** The kinds that an approval publishes. */
export type PublishableName = {
  [Name in ScreenName]: (typeof kinds)[Name] extends { approve: unknown } ? Name : never;
}[ScreenName];

type ToastOf<Name extends ScreenName> = keyof (typeof kinds)[Name]['texts']['notifications'] & string;

/** The translation key of a toast: of a kind that is named, or of those that each kind with the act has. */
export type ToastKey =
  | { [Name in ScreenName]: `resources.${Name}.notifications.${ToastOf<Name>}` }[ScreenName]
  | `resources.${string}.notifications.${ToastOf<'news'> | 'proposed'}`;

/** The wire side of every kind, those without screens included. */
export const wireKinds = { ...kinds, clientTypes: { ...clientTypeCalls, shape: flat() } };

export type ResourceName = keyof typeof wireKinds;

/** The wire side of a kind by its name. */
export const wireKindOf = (resource: string): WireKind => {
  const found = Object.entries<WireKind>(wireKinds).find(([name]) => name === resource)?.[1];
  if (!found) throw new Error(`The depository knows no ${resource}`);
  return found;
};

export const screenNames = Object.keys(kinds) as ScreenName[];

export const publishableNames = screenNames.filter(
  (name): name is PublishableName => 'approve' in kinds[name],
);

export const isScreen = (name: string | undefined): name is ScreenName => name !== undefined && name in kinds;

/** The types by which a kind is listed. */
export const typesOf = (name: string | undefined): TypesOf => {
  const kind: WireKind | undefined = isScreen(name) ? kinds[name] : undefined;
  if (!kind?.types) throw new Error(`${name} is not listed by types`);
  return kind.types;
};

/** What every new record of a kind starts with: its empty languages. */
export const blankOf = (name: string | undefined) => (isScreen(name) ? kinds[name].shape.blank() : {});
