import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applicationCallRows } from '../../src/dataProvider/applications.ts';
import type { Call } from '../../src/dataProvider/calls.ts';
import { CURRENCIES, fundCallRows } from '../../src/dataProvider/guaranteeFund.ts';
import { appealFile } from '../../src/dataProvider/onlineAppeals.ts';
import { startServer, type TestServer } from '../support/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const { vacancyStatuses, statuses, saveResult, inactivateAll, sendTestLink, sendRejection, resume } =
  applicationCallRows;

const calls: Call[] = [
  vacancyStatuses,
  statuses,
  saveResult({}),
  inactivateAll(1),
  sendTestLink({}),
  sendRejection({}),
  resume(1),
  ...CURRENCIES.map(fundCallRows.latestForAdd),
  fundCallRows.add([]),
  fundCallRows.edit({}),
  appealFile(1),
];

const rows = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

describe('every named call of vacancies, appeals and the fund', () => {
  it.each(rows)('%s is a route of the server, closed to strangers', async (_name, { method, path }) => {
    expect((await server.send({ method, url: path })).status).toBe(401);
  });
});
