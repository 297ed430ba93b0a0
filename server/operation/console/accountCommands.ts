import type { z } from 'zod';
import { ROLES, type Role } from '../../../src/wire/wire.ts';
import { fullName, role, userName } from '../../accounts/accountFields.ts';
import { accountNamed } from '../../accounts/accounts.ts';
import {
  type Administration,
  addAccount,
  disableAccount,
  enableAccount,
  endSessionsOf,
  listAccounts,
  renameAccount,
  resetPassword,
  resetSecondFactor,
  setRole,
} from '../../accounts/administration.ts';
import { type ConsoleAct, consoleAct } from '../../accounts/consoleActs.ts';
import { requireSecondFactor } from '../../accounts/secondFactor.ts';
import { endAllSessions, sessionsOf } from '../../accounts/sessions.ts';
import { CONSOLE } from '../../audit/entry.ts';
import { momentOf } from '../../db/clock.ts';
import { withdrawAll } from '../../features/previews/links.ts';
import { ApiError } from '../../lib/apiError.ts';
import { momentInWords as moment } from '../../lib/moment.ts';
import { textTable } from '../../lib/textTable.ts';
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

type Command = (act: ConsoleAct, words: string[]) => Promise<string>;

function checked<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const { data, error } = schema.safeParse(value);
  if (error) throw new CommandError(error.issues[0]?.message ?? 'Неверное значение.');
  return data as Value;
}

async function named({ tx }: Administration, name: string | undefined) {
  const account = await accountNamed(tx, name ?? '');
  if (!account) throw new CommandError(`Учётной записи «${name ?? ''}» нет.`);
  return account;
}

const table = (rows: string[][]) => textTable(rows).join('\n');

const oneTime = (password: string) =>
  `Одноразовый пароль: ${password}\nДействует неделю, после входа его нужно сменить; здесь он показан один раз.`;

const stateOf = ({
  isDisabled,
  mustChangePassword,
}: {
  isDisabled: boolean;
  mustChangePassword: boolean;
}) => {
  if (isDisabled) return 'отключена';
  return mustChangePassword ? 'одноразовый пароль' : 'действует';
};

const commands: Record<string, Command> = {
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
  add: async (act, [name, as, ...words]) => {
    const draft = { userName: checked(userName, name), role: checked(role, as) };
    const named = { ...draft, fullName: checked(fullName, words.join(' ')) };
    const { password } = await act.change('create', undefined, () => addAccount(act, named));
    return `Учётная запись «${draft.userName}» создана.\n${oneTime(password)}`;
  },
  role: async (act, [name, as]) => {
    const { id, userName: login } = await named(act, name);
    await act.change('role', id, () => setRole(act, id, checked(role, as)));
    return `Роль «${login}»: ${as}.`;
  },
  rename: async (act, [name, ...words]) => {
    const { id, userName: login } = await named(act, name);
    const called = checked(fullName, words.join(' '));
    await act.change('rename', id, () => renameAccount(act, id, called));
    return `Имя «${login}»: ${words.join(' ')}.`;
  },
  disable: async (act, [name]) => {
    const { id, userName: login } = await named(act, name);
    await act.change('disable', id, () => disableAccount(act, id));
    return `Учётная запись «${login}» отключена, её сеансы завершены.`;
  },
  enable: async (act, [name]) => {
    const { id, userName: login } = await named(act, name);
    await act.change('enable', id, () => enableAccount(act, id));
    return `Учётная запись «${login}» включена.`;
  },
  password: async (act, [name]) => {
    const { id } = await named(act, name);
    return oneTime((await act.change('password', id, () => resetPassword(act, id))).password);
  },
  sessions: async (act, [name, end]) => {
    const { id, userName: login } = await named(act, name);
    if (end === 'end') {
      const count = await act.change('endSessions', id, () => endSessionsOf(act, id));
      return `Завершено сеансов «${login}»: ${count}.`;
    }
    const open = await sessionsOf(act.tx, id, momentOf(act.now));
    if (open.length === 0) return `Открытых сеансов у «${login}» нет.`;
    const rows = open.map((each) => [
      moment(each.createdAt),
      moment(each.lastUsedAt),
      each.address,
      each.userAgent,
    ]);
    return table([['Начат', 'Последний запрос', 'Адрес', 'Обозреватель'], ...rows]);
  },
  revoke: async (act) => {
    const ended = await act.change(
      'endSessions',
      undefined,
      async () => ({
        sessions: await endAllSessions(act.tx),
        links: await withdrawAll(act.tx, act.now, CONSOLE.name),
      }),
      (each) => each,
    );
    return `Завершено сеансов: ${ended.sessions}. Отозвано ссылок на просмотр: ${ended.links}.`;
  },
  factor: async (act, [whose, wanted]) => {
    if (wanted !== 'on' && wanted !== 'off') throw new CommandError(USAGE);
    const of: Role | undefined = ROLES.find((each) => each === whose);
    if (of) {
      const isRequired = wanted === 'on';
      const details = () => ({ role: of, secondFactor: isRequired });
      await act.change('setting', undefined, () => requireSecondFactor(act.tx, of, isRequired), details);
      return `Второй фактор для роли ${of}: ${wanted === 'on' ? 'обязателен' : 'по желанию'}.`;
    }
    const { id, userName: login } = await named(act, whose);
    if (wanted === 'on') throw new CommandError('Второй фактор включает сам владелец, в разделе «Аккаунт».');
    await act.change('secondFactor', id, () => resetSecondFactor(act, id));
    return `Второй фактор «${login}» снят.`;
  },
};

/**
 * Does what an operator typed after `npm run accounts --`, all of it or nothing.
 *
 * @throws CommandError for what cannot be done
 */
export const runAccountCommand: RunCommand = async function* (
  { db, now, digestKey, noteAudit },
  [name = '', ...words],
) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new CommandError(USAGE);
  const { said, head } = await db
    .transaction(async (tx) => {
      const { act, head } = consoleAct({ tx, now, digestKey });
      return { said: await command(act, words), head: head() };
    })
    .catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error;
      throw new CommandError(error.errors?.[0]?.message ?? error.message);
    });
  if (head) noteAudit(head);
  yield `${said}\n`;
};
