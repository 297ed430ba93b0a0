import type { Identifier, RaRecord } from 'react-admin';
import { CURRENCIES, type Currency, type FileIdWire } from '../wire/wire.ts';
import { type Answer, aFileId, aNumber, nothing, onlyRecord, records, refuse } from './answers.ts';
import { del, download, get, only200, post } from './calls.ts';
import { choices } from './choices.ts';
import type { ListFilter, TypesOf } from './endpoint.ts';
import { STATISTICS } from './registerShapes.ts';
import { save, savedUnread } from './saves.ts';

/** Ours, where sign-in names `restore`: undoes a deletion or an approval of one's own. */
const undone = (path: string) => post(path, undefined, nothing);

/**
 * Every call of a kind, by family; endpoints.ts names the areas. Sessions are in accessCalls.ts, so that the sign-in page loads
 * nothing more. Paths are glued as the specifications write them: ids follow the verb without a slash.
 * Source: part 1, §7; part 2, §7.
 */
const savedAndRemoved = (area: string) => ({
  one: (id: Identifier) => get(`/api/Admin/${area}/Get${encodeURIComponent(id)}`, onlyRecord),
  save: (body: unknown) => save(`/api/Admin/${area}/UpdateOrAdd`, body),
  remove: (id: Identifier) => del(`/api/Admin/${area}/Delete${encodeURIComponent(id)}`),
  restore: (id: Identifier) => undone(`/api/Admin/${area}/Restore${encodeURIComponent(id)}`),
});

/** A kind whose whole list one call answers. */
const listed = (path: string) => ({ list: () => get(`/api/Admin/${path}`, records) });

/**
 * The calls every publishable area answers.
 *
 * @param counted - the area's name in the path of its counter
 */
export const publishable = (area: string, counted = area) => ({
  ...savedAndRemoved(area),
  list: ({ status }: ListFilter) =>
    get(`/api/Admin/${area}/GetAll${status === 'pending' ? 'Pending' : 'Published'}`, records),
  chosenBy: ['status'],
  everywhere: [{ status: 'published' }, { status: 'pending' }],
  approve: (id: Identifier) => get(`/api/Admin/${area}/AllowToPublish${encodeURIComponent(id)}`, nothing),
  undoApproval: (id: Identifier) => undone(`/api/Admin/${area}/UndoApproval${encodeURIComponent(id)}`),
  count: get(`/api/Admin/${counted}/GetCount`, aNumber),
});

/** A kind with one list, saves and deletions. `list` is the path of its list behind `/api/Admin/`. */
export const register = (area: string, list: string) => ({ ...savedAndRemoved(area), ...listed(list) });

/** A kind whose lists are requested by the code of its type: nothing before a type is chosen (part 2, §2). */
export const registerByCode = (area: string, list: string, types: TypesOf) => ({
  ...savedAndRemoved(area),
  list: ({ code }: ListFilter) =>
    code ? get(`/api/Admin/${list}/${encodeURIComponent(code)}`, records) : undefined,
  chosenBy: ['code'],
  types,
});

/** The record of figures. Any other object, such as an error with status 200, is refused: a save would write it over the figures. */
const figures: Answer<unknown[]> = (body) => {
  const found = onlyRecord(body);
  const isOne = (value: unknown) => ['id', ...STATISTICS].some((name) => name in Object(value));
  return found.every(isOne) ? found : refuse();
};

export const statisticCalls = {
  isSingle: true as const,
  save: savedAndRemoved('Statistic').save,
  list: () => get('/api/Admin/Statistic/GetStatistic', figures),
};

/** Client types have no screen: only the templates' dropdown reads them (DECISIONS 16). */
export const clientTypeCalls = listed('ClientType/GetClientTypes');

export const vacancyCalls = {
  ...register('Vacancy', 'Vacancy/GetVacancies'),
  statuses: get('/api/Admin/Vacancy/GetStatuses', choices),
};

const applications = '/api/Admin/ApplicationForVacancy';

export const applicationCalls = {
  /** `all`: those for all vacancies, where sign-in names `applications`. */
  list: ({ all, vacancyId }: ListFilter) => {
    if (all) return get(`${applications}/GetAll`, records);
    return vacancyId
      ? get(`${applications}/GetByVacancyId/${encodeURIComponent(vacancyId)}`, records)
      : undefined;
  },
  chosenBy: ['all', 'vacancyId'],
  listOf: ({ vacancyId }: RaRecord): ListFilter => ({ vacancyId: vacancyId && String(vacancyId) }),
  remove: (id: Identifier) => del(`${applications}/Delete${encodeURIComponent(id)}`),
  restore: (id: Identifier) => undone(`${applications}/Restore${encodeURIComponent(id)}`),
  statuses: get(`${applications}/GetApplicationStatuses`, choices),
  save: (application: unknown) => save(`${applications}/UpdateApplicationResult`, application),
  /** @param active - how many active applications the user was shown; our depository refuses another number */
  inactivateAll: (vacancyId: Identifier, active?: number) =>
    save(
      `${applications}/InactivateAllVacancyApplications${active === undefined ? '' : `?active=${active}`}`,
      vacancyId,
    ),
  sendTestLink: (application: unknown) => post(`${applications}/SendMailAboutAnswerHr`, application, nothing),
  sendRejection: (application: unknown) =>
    post(`${applications}/SendMailAboutRejectAnswerHr`, application, nothing),
  resume: (id: FileIdWire) => download(`/api/Admin/File/GetResumeFileById/${encodeURIComponent(id)}`),
};

export const appealCalls = {
  ...listed('OnlineAppeal/GetOnlineAppeals'),
  file: (id: FileIdWire) => download(`/api/Admin/File/GetOnlineAppealFileId/${encodeURIComponent(id)}`),
};

const fund = '/api/Admin/GuaranteeFund';

export const fundCalls = {
  list: ({ currency }: ListFilter) => (currency ? get(`${fund}/GetLast${currency}`, records) : undefined),
  chosenBy: ['currency'],
  listOf: ({ currency }: RaRecord): ListFilter => ({
    currency: CURRENCIES.find((each) => each === currency),
  }),
  everywhere: CURRENCIES.map((currency) => ({ currency })),
  latestForAdd: (currency: Currency) => get(`${fund}/GetLast${currency}ForAdd`, records),
  add: (rows: unknown[]) => only200(post(`${fund}/Add`, rows, savedUnread)),
  edit: (row: unknown) => only200(post(`${fund}/Edit`, row, savedUnread)),
};

const file = '/WebsiteFiles/File';

/** Uploads and stored files, of every kind. `getCover` and `getPdf` are ours. */
export const fileCalls = {
  uploadCover: post(`${file}/UploadCover`, undefined, aFileId),
  uploadPdf: post(`${file}/UploadPdf`, undefined, aFileId),
  deleteCover: (id: FileIdWire) => del(`${file}/DeleteCover/${encodeURIComponent(id)}`),
  getCover: (id: FileIdWire) => download(`${file}/GetCover/${encodeURIComponent(id)}`),
  getPdf: (id: FileIdWire) => download(`${file}/GetPdf/${encodeURIComponent(id)}`),
};
