import { runAccountCommand } from '../accounts/commands.ts';
import { runAuditCommand } from '../audit/commands.ts';
import { runBackupCommand } from '../backup/commands.ts';
import { runPersonalCommand } from '../personal/commands.ts';
import { CommandError, type RunCommand } from './command.ts';

const areas: Record<string, RunCommand> = {
  accounts: runAccountCommand,
  audit: runAuditCommand,
  backup: runBackupCommand,
  personal: runPersonalCommand,
};

/** Does a command of an area; its name is the first word. */
export const runCommand: RunCommand = (console, [area = '', ...words]) => {
  const run = Object.hasOwn(areas, area) ? areas[area] : undefined;
  if (!run) throw new CommandError(`npm run ${Object.keys(areas).join('|')} -- <команда>`);
  return run(console, words);
};
