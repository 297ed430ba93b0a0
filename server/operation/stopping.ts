import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { OpenDatabase } from '../db/database.ts';

/** The part of the deadline reserved for the database, after running requests are cut off. */
const FOR_DATABASE_MS = 2_000;

async function stop(app: FastifyInstance, database: OpenDatabase, signal: string) {
  const { stopDelayMs, stopDeadlineMs } = app.settings;
  app.log.info({ signal }, 'stopping');
  app.leaving.begin();
  // calls still arrive and are answered until the balancer has noticed
  await pause(stopDelayMs);
  const cutOff = Math.max(stopDeadlineMs - FOR_DATABASE_MS, 0);
  setTimeout(() => app.server.closeAllConnections(), cutOff).unref();
  // a database or mail server may not answer; nothing acknowledged is lost by not waiting
  setTimeout(() => {
    app.log.error('stopped without waiting any longer');
    process.exit(1);
  }, stopDeadlineMs).unref();
  await app.close();
  await database.close();
  process.exit(0);
}

/** Stops the process on a signal: reports not ready, finishes running requests, closes everything, and ends by the deadline in any case. */
export function stopOnSignals(app: FastifyInstance, database: OpenDatabase) {
  let isStopping = false;
  // `npm start`, which is connected to this process, was killed, and nothing else would stop this one
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.on(signal, () => {
      if (isStopping) return;
      isStopping = true;
      void stop(app, database, signal);
    });
  }
}
