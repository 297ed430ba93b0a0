import { beforeEach } from 'vitest';
import {
  comments,
  fundChanges,
  fundLists,
  proposals,
  publications,
  reviewRules,
  revisions,
  statistics,
} from '../../server/db/schema.ts';
import { type Call, REVIEW, reviewForAll, reviewOf } from './review.ts';
import type { TestServer } from './server.ts';
import { FUND, fundDraft } from './serverFund.ts';

/** The two records whose changes wait as proposals. */
export const FIGURES = { kind: 'statistics', id: 1 };
export const UZS = { kind: 'guaranteeFund', id: 1 };

/** Takes away the figures, the lists of the fund, what waits of them and the rules. */
async function emptyProposals({ db }: TestServer) {
  for (const table of [reviewRules, proposals, revisions, statistics, fundLists, fundChanges])
    await db.delete(table);
}

/** A depository for all tests of a file, whose four eyes are asked for before each, with figures and a list of two rows. */
export const proposalsForEach = () => {
  const depository = reviewForAll();
  const { server, anvar, dilnoza } = depository;
  beforeEach(async () => {
    await emptyProposals(server);
    for (const table of [comments, publications]) await server.db.delete(table);
    await saveFigures(anvar, { issuers: '100', brokers: '10' });
    await addList(anvar, [row('01', { name: 'АО «Инвест»' }), row('02', { name: 'АО «Брокер»' })]);
    await reviewOf(anvar, dilnoza).switchTo({ fourEyes: true });
  });
  return { ...depository, ...proposalsSeenBy(anvar) };
};

export const row = (code: string, more: object = {}) => fundDraft(code, { fund: 100, ...more });
export type Row = ReturnType<typeof row> & { version: number };

export const saveFigures = (by: Call, figures: object) =>
  by('POST', '/api/Admin/Statistic/UpdateOrAdd', figures);
export const addList = (by: Call, rows: object[]) => by('POST', `${FUND}/Add`, rows);
export const editRow = (by: Call, changed: object) => by('POST', `${FUND}/Edit`, changed);
export const approve = (by: Call, version: number, record = FIGURES) =>
  by('POST', `${REVIEW}/Approve`, { ...record, version });
export const giveBack = (by: Call, version: number, record = FIGURES) =>
  by('POST', `${REVIEW}/Return`, { ...record, version, note: 'Проверьте сумму' });

/** What the reader is shown of both records. */
const proposalsSeenBy = (reader: Call) => ({
  figures: async () => (await reader('GET', '/api/Admin/Statistic/GetStatistic')).body.data,
  rowsOf: async (call = 'GetLastUZS'): Promise<Row[]> => (await reader('GET', `${FUND}/${call}`)).body.data,
  proposal: async ({ kind, id } = FIGURES, by = reader) =>
    (await by('GET', `${REVIEW}/GetProposal/${kind}/${id}`)).body.data,
});

/** A depository for all tests of a file without proposals before each, and what the first of its administrators sees there. */
export const proposalsForAll = () => {
  const depository = reviewForAll();
  const { server, dilnoza, barno } = depository;
  beforeEach(() => emptyProposals(server));
  return { ...depository, ...reviewOf(dilnoza, barno), ...proposalsSeenBy(dilnoza) };
};

export const funds = (rows: Row[]) => rows.map(({ code, fund }) => `${code}: ${fund}`);
