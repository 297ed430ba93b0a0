import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { accountOf } from './context.ts';

/** One act of somebody: whatever it changes, it changes in this transaction and in this name. */
export interface Act {
  tx: Database;
  /** The account. */
  by: number;
  now: Date;
}

/** Does what a request asks for, all of it or nothing. Whatever a request changes goes through here. */
export function change<Result>(request: FastifyRequest, work: (act: Act) => Promise<Result>) {
  const { db, clock } = request.server;
  const signature = { by: accountOf(request).id, now: clock() };
  return db.transaction((tx) => work({ tx, ...signature }));
}
