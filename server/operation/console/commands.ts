import { runAccountCommand } from './accountCommands.ts';
import { runAuditCommand } from './auditCommands.ts';
import { runBackupCommand } from './backupCommands.ts';
import { type RunCommand, runOneOf } from './command.ts';
import { runPersonalCommand } from './personalCommands.ts';

const areas: Record<string, RunCommand> = {
  accounts: runAccountCommand,
  audit: runAuditCommand,
  backup: runBackupCommand,
  personal: runPersonalCommand,
};

/** Runs a command of an area by its name, the first word. */
export const runCommand = runOneOf(areas, `npm run ${Object.keys(areas).join('|')} -- <команда>`);
