import type { FirstPassword } from '../accounts/firstPasswords.ts';
import { textTable } from '../lib/textTable.ts';
import type { FirstAccount } from './firstContent.ts';

function firstStart(accounts: readonly FirstAccount[], passwords: readonly FirstPassword[]) {
  const passwordOf = (userName: string) =>
    passwords.find((each) => each.userName === userName)?.password ?? 'значение DEPO_PASSWORD';
  const rows = accounts.map(({ userName, role, fullName }) => [
    userName,
    passwordOf(userName),
    role,
    fullName,
  ]);
  const table = textTable([['Логин', 'Пароль', 'Роль', 'Имя'], ...rows], '   ');
  return ['', '  Первый запуск, созданы учётные записи:', '', ...table.map((line) => `    ${line}`)];
}

interface Announcement {
  /** The server's address. */
  address: string;
  /** The accounts that the first start has created; undefined for a later start. */
  first: readonly FirstAccount[] | undefined;
  /** The unused passwords, and the file with them. */
  passwords: readonly FirstPassword[];
  passwordFile: string;
  /** Warnings for the operator. */
  warned: readonly string[];
}

/** The console text of a ready server: its address, and how to sign in for the first time. */
export function announcement({ address, first, passwords, passwordFile, warned }: Announcement) {
  const lines = ['', `  Панель администратора: ${address}`];
  if (first) lines.push(...firstStart(first, passwords));
  if (passwords.length > 0) {
    const note = `    Пароли, с которыми ещё никто не вошёл, лежат в файле ${passwordFile}`;
    lines.push('', note, '    и стираются из него при первом входе; сменить пароль можно в меню «Аккаунт».');
  }
  if (warned.length > 0) lines.push('', '  Обратите внимание:', '', ...warned.map((each) => `    ${each}`));
  return [...lines, ''].join('\n');
}
