import type { FastifyRequest } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { append, type Head } from './append.ts';
import { type Deed, doerOf } from './entry.ts';
import { headKeeper } from './headFile.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Tells the world outside the database of the log's newest row: the log stream and the data folder. */
    noteAudit(head: Head): void;
  }
}

/** Keeps the head of the audit log outside its table, so that rows missing at its end are found. */
export const audit = fastifyPlugin(async (app) => {
  const keeper = headKeeper(app.settings.dataDir, (error) =>
    app.log.error({ err: error }, 'audit head not written'),
  );
  app.decorate('noteAudit', (head: Head) => {
    app.log.info({ audit: head.seq, digest: head.digest }, 'audit head');
    keeper.note(head);
  });
  app.addHook('onClose', () => keeper.settle());
});

/**
 * Writes an act that changes no record into the audit log, in a short transaction of its own: a sign-in, a refusal, the
 * reading of personal data. What cannot be written there does not happen: call it before answering.
 *
 * @param doer - who did it, where that is not whoever is signed in
 */
export async function recordDeed(request: FastifyRequest, deed: Deed, doer = doerOf(request)) {
  const { db, clock, noteAudit, authoriseAgain } = request.server;
  const head = await db.transaction(async (tx) => {
    // the body of a search for a person may have taken half an hour
    if (deed.act === 'read') await authoriseAgain(request, tx, true);
    return await append(tx, doer, deed, request.account?.now() ?? (await clock.read(tx)));
  });
  noteAudit(head);
}
