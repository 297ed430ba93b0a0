import type { FirstAccount, FirstStart } from './firstContent.ts';

const COLUMNS: { title: string; value: (account: FirstAccount) => string }[] = [
  { title: 'Логин', value: ({ userName }) => userName },
  { title: 'Роль', value: ({ role }) => role },
  { title: 'Имя', value: ({ fullName }) => fullName },
];

function tableOf(accounts: readonly FirstAccount[]) {
  const columns = COLUMNS.map(({ title, value }) => [title, ...accounts.map(value)]);
  const widths = columns.map((cells) => Math.max(...cells.map((cell) => cell.length)));
  return ['', ...accounts].map((_, row) =>
    `    ${columns.map((cells, column) => (cells[row] ?? '').padEnd(widths[column] ?? 0)).join('   ')}`.trimEnd(),
  );
}

/** What stands on the console when the server is ready: its address and, once, how to sign in. */
export function announcement(address: string, first: FirstStart | undefined) {
  const lines = ['', `  Панель администратора: ${address}`];
  if (first) {
    lines.push('', '  Первый запуск, созданы учётные записи:', '', ...tableOf(first.accounts), '');
    lines.push(
      first.isGenerated
        ? `    Пароль: ${first.password}   (показан один раз; сменить его можно в меню «Аккаунт»)`
        : '    Пароль: значение DEPO_PASSWORD',
    );
  }
  return [...lines, ''].join('\n');
}
