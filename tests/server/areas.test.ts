import { describe, expect, it } from 'vitest';
import { areas } from '../../server/families/areas.ts';
import { rights } from '../../server/families/rights.ts';
import { rolesOf } from '../../src/access.ts';
import type { Call } from '../../src/dataProvider/calls.ts';
import type { Endpoint } from '../../src/dataProvider/endpoint.ts';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import { isScreen, publishableNames } from '../../src/wire/kinds.ts';
import { MEDIA_AREAS } from '../support/serverMedia.ts';
import { AREAS } from '../support/serverPublications.ts';

const PLACEHOLDERS = { code: ':code', vacancyId: ':vacancyId', currency: 'USD' };

const rightTo = (call: Call | undefined) =>
  call && rights.get(`${call.method} ${decodeURIComponent(call.path)}`);

it.each(Object.entries<Endpoint>(endpoints))(
  'lets the roles that see %s make its calls, and everybody count',
  (name, { list, one, save, remove, approve, count }) => {
    const roles = isScreen(name) ? rolesOf(name) : ['admin'];
    const lists = ['published', 'pending'].map((status) => list({ status, ...PLACEHOLDERS }));
    const changing = [one?.(':id'), save?.({}), remove?.(':id'), approve?.(':id')].filter(
      (call) => call !== undefined,
    );
    // the dashboard shows the figures to everybody who is signed in
    const readers = name === 'statistics' ? 'signedIn' : roles;
    expect(lists.map(rightTo)).toEqual(lists.map(() => readers));
    expect(changing.map(rightTo)).toEqual(changing.map(() => roles));
    expect(rightTo(count)).toBe(count && 'signedIn');
  },
);

it('has a row for each kind of publications and media that the tests walk, and no other', () => {
  const paths = Object.fromEntries(Object.entries(areas).map(([kind, { path }]) => [kind, path]));
  expect(AREAS.map(({ kind }) => kind)).toEqual([...publishableNames]);
  for (const { kind, area } of [...AREAS, ...MEDIA_AREAS]) expect(paths[kind]).toBe(`/${area}`);
});

describe('the table of rights', () => {
  const calls = (isMeant: (access: string | readonly string[]) => boolean) =>
    [...rights].filter(([, access]) => isMeant(access)).map(([call]) => call);

  it('lets nobody in but to sign in and to ask how the server is, and everybody signed in see to himself and the dashboard', () => {
    expect(calls((access) => access === 'public')).toEqual([
      'GET /health/live',
      'GET /health/ready',
      'GET /metrics',
      'POST /Access/login',
      'GET /preview/:token',
      'GET /preview/:token/cover/:language',
      'GET /preview/:token/pdf/:language',
    ]);
    const shared = calls((access) => access === 'signedIn').filter((call) => !call.includes(' /Access/'));
    expect(shared.sort()).toEqual([
      'GET /api/Admin/DepoCompasses/GetCount',
      'GET /api/Admin/DepoMessages/GetCount',
      'GET /api/Admin/DepoNews/GetCount',
      'GET /api/Admin/Desk/GetWaiting',
      'GET /api/Admin/News/GetCount',
      'GET /api/Admin/Statistic/GetStatistic',
    ]);
  });

  it.each([
    [
      'kadry',
      /^\w+ \/api\/Admin\/(Department|Vacancy|ApplicationForVacancy|Comment|File\/GetResumeFileById)\//,
    ],
    ['audit', /^GET \/api\/Admin\/(OnlineAppeal|Audit|File\/GetOnlineAppealFileId)\//],
  ])('opens to %s what the specification does, and nothing else', (role, itsOwn) => {
    const open = calls((access) => Array.isArray(access) && access.includes(role));
    expect(open.filter((call) => !itsOwn.test(call))).toEqual([]);
    expect(open.length).toBe([...rights.keys()].filter((call) => itsOwn.test(call)).length);
  });

  it('lets administrators do everything', () => {
    expect(calls((access) => Array.isArray(access) && !access.includes('admin'))).toEqual([]);
    expect(Object.values(areas).every((area) => area.calls.length > 0)).toBe(true);
  });
});
