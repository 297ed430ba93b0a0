import type { Access, Readers, Rights } from '../http/context.ts';
import { addressOf } from '../records/recordRoutes.ts';
import { type Area, areas } from './areas.ts';
import { ADMIN, AUDIT, EVERYBODY, may, PERSONNEL, type Right } from './calls.ts';

/** Calls that belong to no kind, by the beginning of their paths. */
const others: Record<string, Right[]> = {
  // details are only answered to the machine itself, or to requests with the token of the settings
  '/health': [may('public', 'GET live', 'GET ready', 'GET /metrics')],
  '/Access': [
    may('public', 'POST login'),
    may(EVERYBODY, 'POST logout', 'POST ChangePassword', 'GET Sessions', 'POST EndSession'),
    may(EVERYBODY, 'GET SecondFactor', 'POST SecondFactor/Begin', 'POST SecondFactor/Confirm'),
    may(EVERYBODY, 'POST SecondFactor/Off', 'GET DraftKey', 'POST Stay'),
  ],
  '/api/Admin/Account': [
    may(ADMIN, 'GET GetAll', 'GET GetSessions:id', 'GET GetSecondFactorRoles'),
    may(ADMIN, 'POST Add', 'POST SetRole', 'POST Rename', 'POST Disable', 'POST Enable'),
    may(ADMIN, 'POST ResetPassword', 'POST ResetSecondFactor', 'POST RequireSecondFactor'),
    may(ADMIN, 'POST EndSessions', 'POST EndSession'),
  ],
  '/api/Admin/Audit': [may(AUDIT, 'GET GetPage', 'GET GetFilters', 'GET GetRow:seq')],
  '/api/Admin/Trash': [may(ADMIN, 'GET GetAll', 'POST Restore:id', 'DELETE Delete:id')],
  // limited to what the account may read
  '/api/Admin/Comment': [
    may(PERSONNEL, 'GET GetByItem/:kind/:id', 'GET GetMentions', 'POST Add'),
    may(PERSONNEL, 'POST Resolve:id', 'POST Reopen:id', 'DELETE Delete:id'),
  ],
  '/api/Admin/Schedule': [
    may(ADMIN, 'GET GetBetween', 'GET GetItem/:kind/:id', 'GET GetMarks/:kind', 'GET GetCount'),
    may(ADMIN, 'POST Set', 'POST Move', 'POST Withdraw'),
  ],
  '/api/Admin/Review': [
    may(ADMIN, 'GET GetQueue', 'GET GetCount', 'GET GetItem/:kind/:id', 'POST Return'),
    may(
      ADMIN,
      'GET GetObstacles/:kind',
      'GET GetReturn/:kind/:id',
      'GET GetProposal/:kind/:id',
      'POST Approve',
    ),
    may(ADMIN, 'GET GetRules', 'POST SetRules'),
  ],
  '/api/Admin/Preview': [may(ADMIN, 'GET GetByItem/:kind/:id', 'POST Add', 'POST Withdraw:id')],
  // the address of a version is all that a reader needs
  '/preview': [may('public', 'GET :token', 'GET :token/cover/:language', 'GET :token/pdf/:language')],
  '/api/Admin/System': [may(ADMIN, 'GET Get', 'GET GetUrgent')],
  '/api/Admin/Personal': [may(ADMIN, 'POST Find', 'POST Export', 'POST Erase')],
  '/api/Admin/Desk': [may(EVERYBODY, 'GET GetWaiting')],
  '/WebsiteFiles/File': [
    may(ADMIN, 'POST UploadCover', 'POST UploadPdf', 'DELETE DeleteCover/:id'),
    may(ADMIN, 'GET GetCover/:id', 'GET GetPdf/:id'),
  ],
};

const rowsOf = (path: string, rights: Right[]) =>
  rights.flatMap(({ access, calls }) =>
    calls.map((call): [string, Access] => {
      const [method, name = ''] = call.split(' ');
      return [`${method} ${addressOf(name, path)}`, access];
    }),
  );

const ofKind = ({ path, calls }: Area) =>
  rowsOf(path, calls).map(([call, access]): [string, Access] => [call.replace(' ', ' /api/Admin'), access]);

/**
 * The roles of each call, one row per call. Routes get their access from this table alone and tests walk it; a route without a row does
 * not start.
 */
export const rights: Rights = new Map([
  ...Object.values<Area>(areas).flatMap(ofKind),
  ...Object.entries(others).flatMap(([path, each]) => rowsOf(path, each)),
]);

const accessTo = (name: string) =>
  Object.entries<Area>(areas).flatMap(([kind, { path }]) => {
    const access = rights.get(`GET /api/Admin${path}/${name}`);
    return typeof access === 'object' ? [[kind, access] as const] : [];
  });

/**
 * The roles that may read single records and their revisions, by kind, including the figures and the lists of the fund. Personal data can
 * only be read in lists and has no revisions.
 */
export const readers: Readers = new Map(accessTo('Revisions:id'));

/** The roles that may read lists with personal data. */
export const peopleReaders: Readers = new Map([
  ...accessTo('GetByVacancyId/:vacancyId'),
  ...accessTo('GetOnlineAppeals'),
]);
