import {
  fundChanges,
  fundLists,
  proposals,
  reviewRules,
  revisions,
  statistics,
} from '../../server/db/schema.ts';
import { type Call, REVIEW } from './review.ts';
import type { TestServer } from './server.ts';
import { FUND, fundDraft } from './serverFund.ts';

/** The two records whose changes wait as proposals. */
export const FIGURES = { kind: 'statistics', id: 1 };
export const UZS = { kind: 'guaranteeFund', id: 1 };

/** Takes away the figures, the lists of the fund, what waits of them and the rules. */
export async function emptyProposals({ db }: TestServer) {
  for (const table of [reviewRules, proposals, revisions, statistics, fundLists, fundChanges])
    await db.delete(table);
}

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
export const proposalsSeenBy = (reader: Call) => ({
  figures: async () => (await reader('GET', '/api/Admin/Statistic/GetStatistic')).body.data,
  rowsOf: async (call = 'GetLastUZS'): Promise<Row[]> => (await reader('GET', `${FUND}/${call}`)).body.data,
  proposal: async ({ kind, id } = FIGURES, by = reader) =>
    (await by('GET', `${REVIEW}/GetProposal/${kind}/${id}`)).body.data,
});
