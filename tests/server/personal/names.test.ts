import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { comments } from '../../../server/db/schema.ts';
import { findNamed } from '../../../server/features/personal/namedPeople.ts';
import { hasBeginningOf, soundOf, storedSound } from '../../../server/features/personal/names.ts';
import { LETTERS } from '../../../src/wire/folding.ts';
import { serverForAll } from '../../support/server.ts';
import { addApplication, addVacancy } from '../../support/serverPersonnel.ts';

const server = serverForAll();

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
  ...['ә', 'ө', 'ү', 'ң', 'ҷ', 'є', 'ї', 'ӣ', 'đ', '\u200e', '\u2066', 'ø'],
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
  it('reads what was transcribed once, in one pass for many people', async () => {
    const vacancyId = await addVacancy(server);
    const said = { kind: 'vacancies', recordId: vacancyId, byLogin: '', byName: '', at: new Date() };
    const text = 'Позвонить Каримовой Шахнозе, она просила перенести тестирование. '.repeat(50);
    await server.db.insert(comments).values(Array.from({ length: 300 }, () => ({ ...said, text })));
    const { stems } = findNamed(Array.from({ length: 300 }, (_, at) => `Каримова${at}к Дилноза`));
    const begun = performance.now();
    expect(await server.db.$count(comments, hasBeginningOf(storedSound(comments), stems))).toBe(0);
    // transcribing takes longer
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it.each(['Ли', 'ли виктория', 'рахмон', 'Вик'])('finds a person by %s', async (typed) => {
    const fullName = 'Ли-Абдурахмонова Виктория';
    const id = await addApplication(server, await addVacancy(server), { fullName });
    const url = `/api/Admin/ApplicationForVacancy/GetAll?page=1&perPage=25&fullName=${encodeURIComponent(typed)}`;
    const { body } = await server.as('kadry', 'GET', url);
    expect(body.data.map((each: { id: number }) => each.id)).toContain(id);
  });
});

describe('a text', () => {
  it.each([
    ['Ким Ольга Сергеевна', 'Уточнить, с кем Ольга Петрова говорила о договоре'],
    ['Пак Мария', 'Ответа нет, пока Мария Иванова в отпуске'],
    ['Пак Мария', 'Пока Мария в отпуске'],
    ['Ли Александр', 'Знаете ли, Александр Пак не отвечает'],
    ['Ким Анна Петровна', 'Спросите Ким, она знает'],
    ['Ким Ян Олегович', 'Позвоните Ким, он вернётся'],
    ['Иванова Анна Петровна', 'Попросите Иванову, она знает'],
    ['Иванов Том Маратович', 'Иванову там виднее'],
    ['Нина Ли', 'Знает ли Нина об этом'],
    ['Марина Нам', 'Пусть нам Марина ответит'],
    ['Ирина Ким', 'С кем Ирина согласовала?'],
    ['Каримов Алишер', 'Документы подписывает Б. А. Каримов, начальник отдела'],
    ['Каримов Алишер Бахтиёрович', 'Каримов Б.А. подписал'],
    ['Каримов Алишер', 'Каримов Я. подписал'],
    ['Умаров Алишер', 'Амирова Ю. прислала справку, Амиров И. тоже'],
    ['Алишер Бахтиёрович Каримов', 'Рахимов Алишер Бахтиёрович, юрист, согласовал текст'],
    ['Олимов Умид', 'Алимов Амид звонил'],
    ['Исаков Азиз', 'Юсуков А. звонил'],
    ['Салимов Нодир', 'Сулимов Надир звонил'],
    ['Джураева Шахноза', 'Джураева. Шахноза Исламова'],
  ])('is not taken to name %s: %s', (person, said) => {
    expect(findNamed([person]).isNamed(said)).toBe(false);
  });

  it.each([
    ['Ким Ольга Сергеевна', 'Позвонить Киму Ольге', 'О. С. Ким', 'Kim Olga'],
    ['Пак Мария', 'с Паком Марией', 'Мария Пак', 'Пак М.'],
    ['Каримов Алишер', 'А. Каримов', 'А. Б. Каримов', 'каримову алишеру', 'Karimov A.'],
    [
      'Алишер Бахтиёрович Каримов',
      'Каримов Алишер не отвечает',
      'Алишеру Бахтиёровичу Каримову',
      'А.Б.Каримов',
    ],
    ['Alisher Karimov', 'Каримов А.', 'Алишеру Каримову'],
    ['Ахмедов Мурод', 'Ахмадову Мураду', 'M. Axmedov'],
    ['Усманов Темур', 'Ўсмонов Темур', 'Тимуром Усмановым'],
    ['Сейтмәметов Әжинияз', 'Сейтмәметов Әжинияз не отвечает', 'Сейтмаметову Ажиниязу'],
    ['Өмирбаев Бөлекбай', 'Өмирбаев Б.'],
    ['Раҷабов Ҷамшед', 'Раҷабову Ҷамшеду'],
    ['Каримов Алишер', 'Кари\u200eмов Алишер'],
    ['Ким Юрий Алексеевич', 'Ким Юрий Алексеевич не отвечает', 'Ким Ю. А.'],
    ['Пак Анна', 'Звонила Пак Анна', 'А. Пак'],
    ['Каримова Ольга', 'позвонить каримовой ольге', 'каримова ольга'],
    ['Каримов Диёр', 'Karimov Diyor', 'Karimov D.'],
    [
      'Саидов Али',
      'Саидову Али',
      'Саидовым Али',
      'Али Саидов',
      'Саидов Алининг',
      'Saidov Aliga',
      'Саидов А.',
    ],
    ['Каримов Зиё', 'Каримов Зиё', 'Karimov Ziyo', 'Каримову Зиё'],
    ['Каримов Алишер Бахтиёрович', 'Каримову Алишеру Бахтиёровичу', 'Каримов Алишер, Рустамов вернулся'],
    ['Каримов Алишер', 'Каримов Алишер Рустамович'],
    ['Каримов Алишер', 'Каримов: Алишер', 'Каримов — Алишер'],
    ['Саидов Фаррух Хасанович', 'Саидов Фаррух недавно звонил', 'Саидову Фарруху, главному кандидату'],
    ['Алимов Жасур Рустамович', 'Пригласить: Алимов Жасур, Рабинович Олег'],
    ['Каримов Алишер Рустам ўғли', 'Каримов Алишер Рустамович'],
    ['Каримов Алишер Р.', 'Каримов Алишер Рустамович', 'Алишеру Каримову Алишер Иванович ответил'],
    ['Ivanov Sergei', 'Иванов Сергей', 'Иванову Сергею'],
    ['Petrov Dmitrii', 'Петров Дмитрий', 'у Петрова Дмитрия'],
    ['Tsoi Yuri', 'Цой Юрий', 'Цою Юрию'],
    ['Шевченко Юрий', 'Шевченко Юрию', 'Юрия Шевченко', 'Shevchenko Yuriy'],
    ['Каримова Зоя', 'Каримовой Зои', 'к Каримовой Зое'],
    ['Зиёев Отабек', 'Ziyoyev Otabek', 'Зияев Отабек'],
    ['Цой Виктор', 'Цою Виктору', 'цой виктор'],
    ['Ли Марина Сергеевна', "'Ли Марина'"],
    ['Ирина Каримова', 'И. Каримова', 'Каримова И.'],
    ['Ўткиров Сардор', 'O′tkirov Sardor', 'O‛tkirov Sardor', 'O＇tkirov Sardor'],
    [
      'Каримов Алишер Бахтиёрович',
      'гр. А.Б. Каримов не пришёл',
      'Каримов А.Б. г. Ташкент',
      'и т.д. А.Б. Каримов',
    ],
    ['Каримов Ғайрат', "Karimov G'. kelmadi", 'Karimov G‘.'],
    ['Ёкубов Ёркин', 'Yoqubov Yo.', 'Yoqubov Y.'],
  ])('names %s: %s', (person, ...texts) => {
    for (const said of texts) expect([said, findNamed([person]).isNamed(said)]).toEqual([said, true]);
  });

  it.each([
    ['a long name', `${'аба-'.repeat(500)} Алишер`, 'аба-'.repeat(1000)],
    ['apostrophes', 'Зусов Алишер', `${"'".repeat(2000)}.Зусов ${"'-".repeat(1000)}.Зусов `],
    ['accents', 'Зусов Алишер', `${'\u0301'.repeat(2000)}.Зусов 1${'\u0301'.repeat(2000)}`],
    ['brackets', `${'('.repeat(100_000)} Зусов Алишер`, 'Зусов ('.repeat(600)],
    ['one name', 'Каримов Алишер', 'Каримов '.repeat(500)],
    ['initials', 'Каримов Алишер', 'А.'.repeat(2000)],
    ['spaces', 'Каримов Алишер', `Каримов${' '.repeat(20_000)}1`],
  ])('is read at once: %s', (_what, person, text) => {
    const begun = performance.now();
    expect(findNamed([person]).isNamed(text)).toBe(false);
    expect(performance.now() - begun).toBeLessThan(1_000);
  });
});
