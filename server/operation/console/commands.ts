import { runAccountCommand } from './accountCommands.ts';
import { runAuditCommand } from './auditCommands.ts';
import { runBackupCommand } from './backupCommands.ts';
import { CommandError, type RunCommand } from './command.ts';
import { runPersonalCommand } from './personalCommands.ts';

const areas: Record<string, RunCommand> = {
  accounts: runAccountCommand,
  audit: runAuditCommand,
  backup: runBackupCommand,
  personal: runPersonalCommand,
};

/** Runs a command of an area by its name, the first word. */
export const runCommand: RunCommand = (console, [area = '', ...words]) => {
  const run = Object.hasOwn(areas, area) ? areas[area] : undefined;
  if (!run) throw new CommandError(`npm run ${Object.keys(areas).join('|')} -- <команда>`);
  return run(console, words);
};
