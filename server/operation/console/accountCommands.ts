import type { z } from 'zod';
import { ROLES, type Role } from '../../../src/wire/wire.ts';
import { accountNamed, accountSubject as subject } from '../../accounts/accounts.ts';
import {
  type AccountActName,
  accountActs,
  addAccount,
  listAccounts,
  newAccount,
} from '../../accounts/administration.ts';
import { requireSecondFactor } from '../../accounts/secondFactor.ts';
import { endAllSessions, listSessions } from '../../accounts/sessions.ts';
import type { Head } from '../../audit/append.ts';
import { CONSOLE } from '../../audit/entry.ts';
import { momentOf } from '../../db/clock.ts';
import { withdrawAll } from '../../features/previews/links.ts';
import { ApiError } from '../../lib/apiError.ts';
import { momentInWords as moment } from '../../lib/moment.ts';
import { textTable } from '../../lib/textTable.ts';
import { type Performer, perform } from '../../records/change.ts';
import { type Rules, rulesOf } from '../../records/reviewRules.ts';
import { CommandError, type RunCommand } from './command.ts';

const USAGE = `npm run accounts -- <команда>

  list                          все учётные записи
  add <логин> <роль> <имя>      новая, с одноразовым паролем; роли: ${ROLES.join(', ')}
  role <логин> <роль>           сменить роль
  rename <логин> <имя>          сменить имя
  disable <логин>               отключить, сеансы завершаются сразу
  enable <логин>                снова включить
  password <логин>              новый одноразовый пароль, сеансы завершаются
  sessions <логин> [end]        открытые сеансы; end завершает их
  revoke                        завершить все сеансы и отозвать все ссылки на просмотр, например после восстановления
  factor <логин> off            снять второй фактор
  factor <роль> on|off          требовать ли второй фактор от роли`;

/** The context of a command: its transaction, the review rules, and the newest audit row. */
interface Command extends Performer {
  rules: Rules;
  head?: Head;
}

function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { data, error } = schema.safeParse(value);
  if (error) throw new CommandError(error.issues[0]?.message ?? 'Неверное значение.');
  return data as Value;
}

async function named({ tx }: Command, name = '') {
  const account = await accountNamed(tx, name);
  if (!account) throw new CommandError(`Учётной записи «${name}» нет.`);
  return account;
}

async function performed<Result>(command: Command, ...[intent, work]: PerformArguments<Result>) {
  const { result, head } = await perform(command, { subject, ...intent }, work);
  command.head = head;
  return result;
}
type PerformArguments<Result> = [
  intent: Omit<Parameters<typeof perform<Result>>[1], 'subject'>,
  work: Parameters<typeof perform<Result>>[2],
];

/** Runs an administrative act on the account with that login. @returns its login and the result */
async function onAccount<Name extends AccountActName>(
  command: Command,
  name: Name,
  login: string | undefined,
  rest: object = {},
) {
  const { id, userName } = await named(command, login);
  const { act, body, work } = accountActs[name];
  const sent = checked(body, { ...rest, id });
  const result = await performed<unknown>(command, { act, id }, (each) => work(each, sent, command.rules));
  return { login: userName, result: result as Awaited<ReturnType<(typeof accountActs)[Name]['work']>> };
}

const table = (rows: string[][]) => textTable(rows).join('\n');

const oneTime = (password: string) =>
  `Одноразовый пароль: ${password}\nДействует неделю, после входа его нужно сменить; здесь он показан один раз.`;

function stateOf({ isDisabled, mustChangePassword }: Awaited<ReturnType<typeof listAccounts>>[number]) {
  if (isDisabled) return 'отключена';
  return mustChangePassword ? 'одноразовый пароль' : 'действует';
}

async function requireFactor(command: Command, role: Role, isRequired: boolean) {
  const details = () => ({ role, secondFactor: isRequired });
  await performed(command, { act: 'setting', details }, ({ tx }) =>
    requireSecondFactor(tx, role, isRequired),
  );
  return `Второй фактор для роли ${role}: ${isRequired ? 'обязателен' : 'по желанию'}.`;
}

const commands: Record<string, (command: Command, words: string[]) => Promise<string>> = {
  list: async ({ tx }) => {
    const rows = (await listAccounts(tx)).map((account) => [
      account.userName,
      account.role,
      stateOf(account),
      account.hasSecondFactor ? 'да' : 'нет',
      account.lastSignInAt ? moment(account.lastSignInAt) : 'ещё не входил',
      account.fullName,
    ]);
    return table([['Логин', 'Роль', 'Состояние', '2-й фактор', 'Последний вход', 'Имя'], ...rows]);
  },
  add: async (command, [userName, role, ...words]) => {
    const draft = checked(newAccount, { userName: userName ?? '', role, fullName: words.join(' ') });
    const { password } = await performed(command, { act: 'create' }, (act) =>
      addAccount(act, draft, command.rules),
    );
    return `Учётная запись «${draft.userName}» создана.\n${oneTime(password)}`;
  },
  role: async (command, [name, role]) => {
    const { login } = await onAccount(command, 'SetRole', name, { role });
    return `Роль «${login}»: ${role}.`;
  },
  rename: async (command, [name, ...words]) => {
    const fullName = words.join(' ');
    const { login } = await onAccount(command, 'Rename', name, { fullName });
    return `Имя «${login}»: ${fullName}.`;
  },
  disable: async (command, [name]) => {
    const { login } = await onAccount(command, 'Disable', name);
    return `Учётная запись «${login}» отключена, её сеансы завершены.`;
  },
  enable: async (command, [name]) => {
    const { login } = await onAccount(command, 'Enable', name);
    return `Учётная запись «${login}» включена.`;
  },
  password: async (command, [name]) =>
    oneTime((await onAccount(command, 'ResetPassword', name)).result.password),
  sessions: async (command, [name, end]) => {
    if (end === 'end') {
      const { login, result } = await onAccount(command, 'EndSessions', name);
      return `Завершено сеансов «${login}»: ${result}.`;
    }
    const { id, userName } = await named(command, name);
    const open = await listSessions(command.tx, id, momentOf(command.now));
    if (open.length === 0) return `Открытых сеансов у «${userName}» нет.`;
    const rows = open.map(({ createdAt, lastUsedAt, address, userAgent }) => [
      ...[moment(createdAt), moment(lastUsedAt), address, userAgent],
    ]);
    return table([['Начат', 'Последний запрос', 'Адрес', 'Браузер'], ...rows]);
  },
  revoke: async (command) => {
    type Ended = { sessions: number; links: number };
    const intent = { act: 'endSessions', details: (ended: Ended) => ended } as const;
    const ended = await performed(command, intent, async ({ tx, now }) => ({
      sessions: await endAllSessions(tx),
      links: await withdrawAll(tx, now, CONSOLE.name),
    }));
    return `Завершено сеансов: ${ended.sessions}. Отозвано ссылок на просмотр: ${ended.links}.`;
  },
  factor: async (command, [whose, state]) => {
    if (state !== 'on' && state !== 'off') throw new CommandError(USAGE);
    const role = ROLES.find((each) => each === whose);
    if (role) return await requireFactor(command, role, state === 'on');
    await named(command, whose);
    if (state === 'on') throw new CommandError('Второй фактор включает сам владелец, в разделе «Аккаунт».');
    const { login } = await onAccount(command, 'ResetSecondFactor', whose);
    return `Второй фактор «${login}» снят.`;
  },
};

/**
 * Runs the command after `npm run accounts --`, all or nothing.
 *
 * @throws CommandError when it cannot be carried out
 */
export const runAccountCommand: RunCommand = async function* (
  { db, now, digestKey, noteAudit, review },
  [name = '', ...words],
) {
  const run = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!run) throw new CommandError(USAGE);
  const { said, head } = await db
    .transaction(async (tx) => {
      const command: Command = { tx, doer: CONSOLE, now, digestKey, rules: rulesOf({ review }) };
      return { said: await run(command, words), head: command.head };
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new CommandError(error.details.errors?.[0]?.message ?? error.message);
    });
  if (head) noteAudit(head);
  yield `${said}\n`;
};
