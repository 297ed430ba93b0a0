import { runCommand } from '../../server/operation/console/commands.ts';
import type { TestServer } from './server.ts';

/** Types a command where a server runs in this process. @returns what it said */
export async function typed({ app, database, db, settings, now }: TestServer, ...words: string[]) {
  const { noteAudit, digestKey, fileStore } = app;
  const console = {
    ...settings,
    db,
    snapshot: database.snapshot,
    fileStore,
    now: new Date(now()),
    digestKey,
    noteAudit,
  };
  let said = '';
  for await (const each of runCommand(console, words)) said += each;
  return said;
}
