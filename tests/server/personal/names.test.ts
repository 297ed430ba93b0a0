import { type SQL, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { applications, comments } from '../../../server/db/schema.ts';
import { hasWordsOf, namesOneOf, soundOf } from '../../../server/features/personal/names.ts';
import { PLACES } from '../../../server/features/personal/places.ts';
import { LETTERS } from '../../../src/wire/folding.ts';
import { startServer, type TestServer } from '../../support/server.ts';
import { addApplication, addVacancy } from '../../support/serverPersonnel.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());

const SILENT = [
  "'",
  '`',
  '´',
  '‘',
  '’',
  '‛',
  'ʹ',
  '′',
  'ʻ',
  'ʼ',
  'ʽ',
  'ʾ',
  'ʿ',
  '\u00ad',
  '\u200b',
  '\u2060',
  '\ufeff',
];
const SPELLINGS = [
  'dzh',
  'dj',
  'zh',
  'kh',
  'ts',
  'shch',
  'q',
  'w',
  'x',
  'bb',
  'tttt',
  'll',
  'é',
  'ё',
  'Ё',
  'й',
  'ﷺ',
  'İ',
  '№',
];

it('the database and the program hear a name alike', async () => {
  const letters = [...Object.keys(LETTERS), ...'abcdefghijklmnopqrstuvwxyz', ...SILENT, ...SPELLINGS];
  const words = letters.flatMap((each) => [`карт${each}мон`, `Б${each.toUpperCase()}рон`, `${each}${each}н`]);
  const rows = await server.db
    .select({ word: sql<string>`word`, sound: sql<string>`name_sound(word)` })
    .from(sql`unnest(${sql.param(words)}::text[]) as word`);
  expect(rows).toHaveLength(words.length);
  for (const { word, sound } of rows) expect([word, sound]).toEqual([word, ` ${soundOf(word)}`]);
});

describe('a search for a name', () => {
  const planOf = async (table: typeof applications | typeof comments, condition: SQL | undefined) => {
    const query = server.db.select({ id: table.id }).from(table).where(condition);
    return JSON.stringify(await server.db.execute(sql`explain ${query}`));
  };
  const text = PLACES.comments.texts?.[0]?.text;

  it.each(['Каримова Дилноза', 'Ли', 'Ким А'])('looks it up in an index: %s', async (name) => {
    expect(await planOf(applications, hasWordsOf(applications.fullName, [name]))).toContain(
      'applications_name',
    );
    expect(await planOf(comments, hasWordsOf(text, [name]))).toContain('comments_names');
  });

  it('does so for all people who share an address', async () => {
    const names = Array.from({ length: 300 }, (_, at) => `Каримова${at} Дилноза`);
    expect(await planOf(comments, namesOneOf(text, names))).toContain('comments_names');
  });

  it.each(['Ли', 'ли виктория', 'рахмон', 'Вик'])('finds a person by %s', async (typed) => {
    const fullName = 'Ли-Абдурахмонова Виктория';
    const id = await addApplication(server, await addVacancy(server), { fullName });
    const url = `/api/Admin/ApplicationForVacancy/GetAll?page=1&perPage=25&fullName=${encodeURIComponent(typed)}`;
    const { body } = await server.as('kadry', 'GET', url);
    expect(body.data.map((each: { id: number }) => each.id)).toContain(id);
  });
});
