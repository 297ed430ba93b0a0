import type { Identifier, RaRecord } from 'ra-core';
import { type Call, del, get, post, save } from './calls.ts';
import { contains, postedBetween } from './listing.ts';
import { entriesUnder, type MultilingualRecord, type Publication, type Shape } from './records.ts';
import type { FileIdWire } from './wire.ts';

/** What a list is narrowed by: search text, first and last day, a type's code. */
export type ListFilter = Record<string, string | undefined>;

/** The wire side of one kind: which calls it has and how its records are written. */
export interface Endpoint<R extends RaRecord = RaRecord> {
  /** Whole lists by status; kinds without a lifecycle have `all` only. */
  lists: Record<string, Call>;
  save: (body: unknown) => Call;
  remove?: (id: Identifier) => Call;
  approve?: (id: Identifier) => Call;
  count?: Call;
  shape: Shape;
  /** What the filters of a list keep. */
  keep(records: R[], filter: ListFilter): R[];
}

/** Search in the first language's title, then the date range (part 1, §5; part 2, §5). */
const byTitleAndDay = <R extends MultilingualRecord>(
  records: R[],
  { title = '', from, to }: ListFilter,
): R[] => postedBetween(records, from, to).filter(({ entries }) => contains(entries.ru.title, title));

export const blankPublication = { description: '', pdfId: null, coverId: null, coverBase64: '' };

const newsShape = entriesUnder({ key: 'news', baseKey: 'newsBaseId', blank: blankPublication });

/** The calls every publishable area answers. Ids are glued on without a slash. Source: part 1, §7. */
const publishable = (area: string) => ({
  lists: {
    published: get(`/api/Admin/${area}/GetAllPublished`),
    pending: get(`/api/Admin/${area}/GetAllPending`),
  },
  save: (body: unknown) => save(`/api/Admin/${area}/UpdateOrAdd`, body),
  remove: (id: Identifier) => del(`/api/Admin/${area}/Delete${id}`),
  approve: (id: Identifier) => get(`/api/Admin/${area}/AllowToPublish${id}`),
  count: get(`/api/Admin/${area}/GetCount`),
  keep: byTitleAndDay<Publication>,
});

export const endpoints = {
  news: { ...publishable('News'), shape: newsShape },
} satisfies Record<string, Endpoint>;

export type ResourceName = keyof typeof endpoints;

/** Counters of the dashboard (part 1, §7); the compasses' path is spelled with the plural here only. */
export const counters = {
  news: get('/api/Admin/News/GetCount'),
  depoNews: get('/api/Admin/DepoNews/GetCount'),
  depoCompasses: get('/api/Admin/DepoCompasses/GetCount'),
  depoMessages: get('/api/Admin/DepoMessages/GetCount'),
};

/** Calls that belong to no kind (part 1, §7). `getCover`, `getPdf` and `changePassword` are ours, used where offered. */
export const access = {
  login: (body: { userName: string; password: string }) => ({
    ...post('/Access/login', body),
    succeedsOn: [200, 201],
  }),
  logout: post('/Access/logout'),
  changePassword: (body: { currentPassword: string; newPassword: string }) =>
    post('/Access/ChangePassword', body),
};

export const files = {
  uploadCover: post('/WebsiteFiles/File/UploadCover'),
  uploadPdf: post('/WebsiteFiles/File/UploadPdf'),
  deleteCover: (id: FileIdWire) => del(`/WebsiteFiles/File/DeleteCover/${encodeURIComponent(id)}`),
  getCover: (id: FileIdWire) => get(`/WebsiteFiles/File/GetCover/${encodeURIComponent(id)}`),
  getPdf: (id: FileIdWire) => get(`/WebsiteFiles/File/GetPdf/${encodeURIComponent(id)}`),
};
