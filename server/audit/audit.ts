import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Database } from '../db/database.ts';
import { append, type Head } from './append.ts';
import { type Deed, doerOf } from './entry.ts';
import { headKeeper } from './headFile.ts';
import { holdsHead } from './verify.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells the world outside the database of the log's newest row: the log stream and the data folder. */
    noteAudit(head: Head): void;
  }
}

/** Keeps the head of the audit log outside its table, so that rows missing at its end are found. */
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
 * Does what changes no record (a sign-in, a refusal, the reading of personal data) together with its row in the audit log, in one short
 * transaction. What cannot be written there does not happen: call it before answering.
 *
 * @param doer - who did it, where that is not the signed-in user
 */
export async function recordWith<Result>(
  request: FastifyRequest,
  deed: Deed,
  work: (tx: Database) => Promise<Result>,
  doer = doerOf(request),
): Promise<Result> {
  const { db, clock, noteAudit, authoriseAgain } = request.server;
  const { result, head } = await db.transaction(async (tx) => {
    // the body of a search for a person may have taken half an hour
    if (deed.act === 'read') await authoriseAgain(request, tx, true);
    const result = await work(tx);
    return { result, head: await append(tx, doer, deed, request.account?.now() ?? (await clock.read(tx))) };
  });
  noteAudit(head);
  return result;
}

/** The same of what leaves nothing but its row in the log. */
export const recordDeed = (request: FastifyRequest, deed: Deed) => recordWith(request, deed, async () => {});
