import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { accounts } from '../../db/schema.ts';
import type { Criterion } from './criteria.ts';
import { PLACE_NAMES, PLACES, type PlaceName, type Traces } from './places.ts';

/** The account of an employee who is asked for. It is no applicant's data, and goes with none. */
async function accountOf(db: Database, criteria: readonly Criterion[]) {
  const names = criteria.filter(({ by }) => by === 'email').map(({ value }) => value);
  const { id, userName, fullName, role, isDisabled, createdAt, lastSignInAt } = accounts;
  return await db
    .select({ id, userName, fullName, role, isDisabled, createdAt, lastSignInAt })
    .from(accounts)
    .where(inArray(accounts.userName, names));
}

type Rows = { [Name in PlaceName]: Awaited<ReturnType<(typeof PLACES)[Name]['read']>> };

/** Everything that is stored about a person, whole; of files what they are. */
export async function readKnown(db: Database, traces: Traces, criteria: readonly Criterion[]) {
  const rows: Partial<Record<PlaceName, unknown>> = {};
  for (const name of PLACE_NAMES) rows[name] = await PLACES[name].read(db, traces[name]);
  return { ...(rows as Rows), accounts: await accountOf(db, criteria) };
}

export type Known = Awaited<ReturnType<typeof readKnown>>;
