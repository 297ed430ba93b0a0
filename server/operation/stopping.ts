import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database.ts';

/** What is kept of the deadline for the database, once requests that still run are cut off. */
const FOR_DATABASE_MS = 2_000;

async function stop(app: FastifyInstance, database: OpenDatabase, signal: string) {
  const { stopDelayMs, stopDeadlineMs } = app.settings;
  app.log.info({ signal }, 'stopping');
  app.leaving.begin();
  // until the balancer has seen it, calls still come here, and are answered
  await pause(stopDelayMs);
  const cutOff = Math.max(stopDeadlineMs - FOR_DATABASE_MS, 0);
  setTimeout(() => app.server.closeAllConnections(), cutOff).unref();
  // a database or a mail server may not answer; nothing acknowledged is lost by not waiting for it
  setTimeout(() => {
    app.log.error('stopped without waiting any longer');
    process.exit(1);
  }, stopDeadlineMs).unref();
  await app.close();
  await database.close();
  process.exit(0);
}

/**
 * Ends the process when it is told to: it says that it is not ready any more, finishes what is under way, closes everything and is
 * gone by the deadline in any case.
 */
export function stopOnSignals(app: FastifyInstance, database: OpenDatabase) {
  let isStopping = false;
  // `npm start`, which holds a line to it, was killed: nobody else would ever end it
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(app, database, signal);
    });
  }
}
