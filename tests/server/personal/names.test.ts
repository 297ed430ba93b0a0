import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments } from '../../../server/db/schema.ts';
import { namesOneOf, soundOf, storedSound } from '../../../server/features/personal/names.ts';
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
  for (const { word, sound } of rows) expect([word, sound]).toEqual([word, soundOf(word)]);
});

describe('a search for a name', () => {
  it('reads what was transcribed once, and the patterns of many people only where a family name is', async () => {
    const vacancyId = await addVacancy(server);
    const said = { kind: 'vacancies', recordId: vacancyId, byLogin: '', byName: '', at: new Date() };
    const text = 'Позвонить Каримовой Шахнозе, она просила перенести тестирование. '.repeat(50);
    await server.db.insert(comments).values(Array.from({ length: 300 }, () => ({ ...said, text })));
    const names = Array.from({ length: 300 }, (_, at) => `Каримова${at} Дилноза Рустамовна`);
    const begun = performance.now();
    const isNamed = namesOneOf(storedSound(comments), names);
    expect(await server.db.$count(comments, isNamed)).toBe(0);
    // transcribing takes a second, the patterns half a minute
    expect(performance.now() - begun).toBeLessThan(5_000);
  });

  it.each(['Ли', 'ли виктория', 'рахмон', 'Вик'])('finds a person by %s', async (typed) => {
    const fullName = 'Ли-Абдурахмонова Виктория';
    const id = await addApplication(server, await addVacancy(server), { fullName });
    const url = `/api/Admin/ApplicationForVacancy/GetAll?page=1&perPage=25&fullName=${encodeURIComponent(typed)}`;
    const { body } = await server.as('kadry', 'GET', url);
    expect(body.data.map((each: { id: number }) => each.id)).toContain(id);
  });
});
