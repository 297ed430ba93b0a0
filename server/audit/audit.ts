import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { append, type Head } from './append.ts';
import { type Deed, type Doer, doerOf } from './entry.ts';
import { headKeeper } from './headFile.ts';
import { holdsHead } from './verify.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Reports the newest row outside of the database, to the log stream and the data folder. */
    noteAudit(head: Head): void;
  }
}

/** Stores the newest row of the audit log outside of its table, so that missing rows at its end are detected. */
export const audit = fastifyPlugin(async (app) => {
  const keeper = headKeeper(
    app.settings.dataDir,
    (head) => holdsHead(app.db, head),
    (error) => app.log.error({ err: error }, 'audit head not written'),
  );
  app.decorate('noteAudit', (head: Head) => {
    app.log.info({ audit: head.seq, digest: head.digest }, 'audit head');
    keeper.note(head);
  });
  app.addHook('onClose', () => keeper.settle());
});

/**
 * Does something that changes no record (a sign-in, a refusal, the reading of personal data) together with its audit row in a short
 * transaction. Call it before answering, so that nothing happens unlogged.
 *
 * @param doer - the user, if not the signed-in one
 */
export async function recordWith<Result>(
  request: FastifyRequest,
  deed: Deed,
  work: (tx: Database) => Promise<Result>,
  doer?: Doer,
): Promise<Result> {
  const { db, clock, noteAudit, authorised } = request.server;
  const { result, head } = await db.transaction(async (tx) => {
    const act = async () => {
      const result = await work(tx);
      const at = request.account?.now() ?? (await clock.read(tx));
      return { result, head: await append(tx, doer ?? doerOf(request), deed, at) };
    };
    return deed.act === 'read' ? await authorised(request, tx, act) : await act();
  });
  noteAudit(head);
  return result;
}

/** The same for acts without any effect but the audit row. */
export const recordDeed = (request: FastifyRequest, deed: Deed) => recordWith(request, deed, async () => {});
