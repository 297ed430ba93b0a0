import type { FirstPassword } from '../accounts/firstPasswords.ts';
import { textTable } from '../lib/textTable.ts';
import type { FirstStart } from './firstContent.ts';

function firstStart({ accounts }: FirstStart, passwords: readonly FirstPassword[]) {
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
  /** Where the server answers. */
  address: string;
  /** What was made, when this start was the first. */
  first: FirstStart | undefined;
  /** The passwords that nobody has signed in with yet, and the file they stand in. */
  passwords: readonly FirstPassword[];
  passwordFile: string;
  /** What the operator should know. */
  warned: readonly string[];
}

/** What stands on the console when the server is ready: its address, how to sign in the first time, and where that stands. */
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
