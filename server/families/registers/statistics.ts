import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Act } from '../../audit/act.ts';
import type { Database } from '../../db/database.ts';
import { lockInTransaction } from '../../db/locks.ts';
import { statistics } from '../../db/schema.ts';
import { newest, type Proposable, propose, saveOrPropose } from '../../features/review/proposals.ts';
import { notFound } from '../../lib/apiError.ts';
import { answering } from '../../lib/fields.ts';
import { answersOf, columnsIn, ownFields, rowDraft } from '../../records/recordFields.ts';
import { type KindRoutes, saveRoute } from '../../records/recordRoutes.ts';
import { revisionRoutes } from '../../records/revisionRoutes.ts';
import { type Saved, withoutAbsent } from '../../records/saveRecord.ts';
import { recordSubject } from '../../records/subjects.ts';

const figures = ownFields(statistics);

/** The only record. An absent figure keeps its value. */
const draft = rowDraft(figures);
const answer = z.object({ id: z.number(), version: z.number(), ...answersOf(figures) });

const ONLY_ID = 1;

/** The answer before the first save; no save has this version. */
const NOTHING_YET = {
  id: 0,
  version: 0,
  ...Object.fromEntries(Object.keys(figures).map((name) => [name, ''])),
};

async function readStatistic(db: Database) {
  const [stored] = await db.select().from(statistics).where(eq(statistics.id, ONLY_ID));
  return stored ?? NOTHING_YET;
}

function checkId(id: number) {
  if (id !== ONLY_ID) throw notFound();
}

/** Makes figures the ones that are in force. */
const putInForce = async ({ tx, by, now }: Act, columns: Record<string, unknown>, version: number) => {
  const changed = { ...columns, version, updatedAt: now, updatedBy: by };
  await tx
    .insert(statistics)
    .values({ id: ONLY_ID, createdAt: now, createdBy: by, ...changed })
    .onConflictDoUpdate({ target: statistics.id, set: changed });
};

/** The six figures. */
export const statisticRoutes: KindRoutes = async (app, { kind, path }) => {
  const readSchema = { response: answering(answer) };
  app.get(`${path}/GetStatistic`, { schema: readSchema }, async () => ({
    data: await readStatistic(app.db),
  }));

  const proposable: Proposable = {
    name: 'Статистика',
    inForce: {
      ...recordSubject(kind, { table: statistics, fields: figures }, () => ''),
      // also before the record exists
      async lock({ tx }, id) {
        checkId(id);
        await lockInTransaction(tx, 'statistics');
      },
      titleOf: async (_tx, id) => (id === ONLY_ID ? '' : undefined),
    },
    titleOf(id) {
      checkId(id);
      return '';
    },
    putInForce: (act, _id, state, version) => putInForce(act, columnsIn(figures, state), version),
    async number({ tx }, id, version) {
      await tx.update(statistics).set({ version }).where(eq(statistics.id, id));
    },
  };
  app.proposable.set(kind, proposable);
  const subject = newest(proposable);
  app.subjects.set(kind, subject);

  /** Creates or changes the record; the body may have its id. @throws ApiError 404 for its id while there is none */
  const save = async (
    act: Act,
    { id, version: _seen, ...columns }: z.output<typeof draft>,
  ): Promise<Saved> => {
    const former =
      (await subject.read(act.tx, ONLY_ID)) ?? (await subject.returned?.(act.tx, ONLY_ID))?.state;
    if (id && !former) throw notFound();
    return await saveOrPropose<Saved>(act, app.rules, proposable, ONLY_ID, {
      propose: () =>
        propose(act, proposable, ONLY_ID, (version) => ({
          ...{ ...NOTHING_YET, ...former, ...withoutAbsent(columns) },
          ...{ id: ONLY_ID, version },
        })),
      async save(version) {
        await putInForce(act, columns, version);
        return { id: ONLY_ID, version };
      },
    });
  };
  revisionRoutes(app, path, subject);
  saveRoute(app, `${path}/UpdateOrAdd`, subject, { draft, save, only: ONLY_ID });
};
