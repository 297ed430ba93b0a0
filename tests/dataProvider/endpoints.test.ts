import { describe, expect, it } from 'vitest';
import { access } from '../../src/dataProvider/accessCalls.ts';
import type { Call } from '../../src/dataProvider/calls.ts';
import type { Endpoint } from '../../src/dataProvider/endpoint.ts';
import { endpoints } from '../../src/dataProvider/endpoints.ts';
import { fileCalls as files } from '../../src/dataProvider/kindCalls.ts';
import { CURRENCIES } from '../../src/wire/wire.ts';
import { serverForAll } from '../support/server.ts';

const server = serverForAll();

const FILTERS = { status: 'published', code: 'x', vacancyId: '1', currency: 'UZS' };
const { applications, guaranteeFund, onlineAppeals, vacancies } = endpoints;

const callsOf = ({ list, save, remove, approve, count }: Endpoint): (Call | undefined)[] => [
  list(FILTERS),
  list({ ...FILTERS, status: 'pending' }),
  save?.({}),
  remove?.(1),
  approve?.(1),
  count,
];

const calls = [
  ...Object.values<Endpoint>(endpoints).flatMap(callsOf),
  ...[vacancies.statuses, applications.statuses, applications.save({}), applications.inactivateAll(1)],
  ...[applications.sendTestLink({}), applications.sendRejection({}), applications.resume(1)],
  ...[...CURRENCIES.map(guaranteeFund.latestForAdd), guaranteeFund.add([]), guaranteeFund.edit({})],
  onlineAppeals.file(1),
  ...[files.uploadCover, files.uploadPdf, files.deleteCover(1), files.getCover(1), files.getPdf(1)],
  ...[access.logout, access.changePassword({ currentPassword: '', newPassword: '' })],
].filter((call) => call !== undefined);

const rows = [...new Map(calls.map((call) => [`${call.method} ${call.path}`, call])).entries()];

describe('every call of the endpoint table', () => {
  it.each(rows)('%s is a route of the server, closed to strangers', async (_name, { method, path }) => {
    const { status } = await server.send({ method, url: path });
    expect(status).toBe(401);
  });

  it('differs from an address that is no route', async () => {
    expect((await server.send({ method: 'GET', url: '/api/Admin/Nothing/GetAll' })).status).toBe(404);
  });
});
