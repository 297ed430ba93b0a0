// Makes news in a database whose server does not run: three languages, about 2 kB of HTML in each, covers of the sample content.
import { build } from 'esbuild';

const TEXTS = 300;
const FIRST_DAY = Date.parse('2012-01-01');
const DAYS = 5_200;

/** The day of the news with this number: in no order. */
export const dayAt = (number) =>
  new Date(FIRST_DAY + ((number * 37) % DAYS) * 86_400_000).toISOString().slice(0, 10);

const WORDS = {
  ru: 'депозитарий сообщает начало приёма заявок участие торгах облигации акции банка выплата дивидендов собрание акционеров эмитент реестр счёт депо перевод ценных бумаг правила тариф рынок инвестор номинальный держатель отчёт решение комиссия срок порядок'.split(
    ' ',
  ),
  uz: 'depozitariy xabar beradi arizalar qabul qilish savdo obligatsiyalar aksiyalar bank dividendlar to‘lovi aksiyadorlar yig‘ilishi emitent reyestr depo hisobvaraq qimmatli qog‘ozlar qoidalar tarif bozor investor nominal saqlovchi hisobot qaror muddat tartib'.split(
    ' ',
  ),
  en: 'depository informs start accepting applications trading bonds shares bank payment dividends meeting shareholders issuer register depo account transfer securities rules tariff market investor nominee holder report decision commission term procedure'.split(
    ' ',
  ),
};

/** Numbers that look like chance, the same ones in every run. */
const chance = (seed) => {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
};

const html = (words, random, bytes) => {
  let text = '<h2>Сведения</h2><p>';
  while (Buffer.byteLength(text) < bytes) {
    const word = words[random(words.length)];
    // a word of its own now and then, as in what people write
    text += random(9) === 0 ? `<strong>${word}${random(4_000)}</strong> ` : `${word} `;
    if (random(30) === 0) text += '</p><p>';
  }
  return `${text}</p>`;
};

/** How the product folds what is searched, out of its own source. */
const folding = async () => {
  const { outputFiles } = await build({
    entryPoints: ['src/wire/folding.ts'],
    format: 'esm',
    write: false,
  });
  return await import(
    `data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`
  );
};

const texts = async () => {
  const { fold, wordsIn } = await folding();
  const random = chance(7);
  return Array.from({ length: TEXTS }, (_, n) => {
    const [ru, uz, en] = Object.values(WORDS).map((words) => html(words, random, 2_000));
    const [titleRu, titleUz, titleEn] = Object.values(WORDS).map(
      (words) =>
        `${words[random(words.length)]} ${words[random(words.length)]} ${words[random(words.length)]}`,
    );
    const titles = [titleRu, titleUz, titleEn].map((title) => fold(title));
    const words = wordsIn(fold([...titles, ru, uz, en].join(' ').replace(/<[^>]*>/g, ' ')));
    return {
      n,
      ru,
      uz,
      en,
      titleRu,
      titleUz,
      titleEn,
      foldRu: titles[0],
      foldUz: titles[1],
      foldEn: titles[2],
      words,
    };
  });
};

/** The indexes of what is searched: made anew afterwards, which takes a fraction of the time. */
const SEARCH_INDEXES = `select indexname as name, indexdef as made from pg_indexes
  where tablename = 'search_texts' and indexname like 'search_texts_%' and indexdef like '%USING gin%'`;

/**
 * Adds published news until there are so many.
 *
 * @param {(sql: string, params?: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>} query
 */
export const fillUp = async (query, count) => {
  const published = `select count(*)::int as n from publications where kind = 'news' and status = 'published'`;
  const missing = count - (await query(published)).rows[0].n;
  if (missing <= 0) return;
  const indexes = missing > 5_000 ? (await query(SEARCH_INDEXES)).rows : [];
  for (const { name } of indexes) await query(`drop index ${name}`);
  const { last } = (await query('select max(id) as last from publications')).rows[0];
  await query(
    `create temporary table texts as select * from jsonb_to_recordset($1::jsonb) as text (n int, ru text, uz text, en text,
    "titleRu" text, "titleUz" text, "titleEn" text, "foldRu" text, "foldUz" text, "foldEn" text, words text[])`,
    [JSON.stringify(await texts())],
  );
  const numbers = `generate_series(${last + 1}, ${last + missing}) as number`;
  await query(`insert into publications (id, kind, posted, status, created_at, updated_at)
    select number, 'news', date '2012-01-01' + (number * 37) % ${DAYS}, 'published', now(), now() from ${numbers}`);
  await query(`with covers as (select array_agg(id) as ids from files where kind = 'cover')
    insert into publication_entries (publication_id, language, title, description, cover_file_id)
    select number, language,
      (case language when 'ru' then "titleRu" when 'uz' then "titleUz" else "titleEn" end) || ' выпуск ' || number,
      case language when 'ru' then ru when 'uz' then uz else en end,
      ids[1 + number % array_length(ids, 1)]
    from ${numbers} join texts on n = number % ${TEXTS} cross join covers, unnest(array['ru', 'uz', 'en']) as language`);
  await query(`insert into search_texts (kind, record_id, sort_title, titles, words)
    select 'news', number, "titleRu" || ' выпуск ' || number,
      "foldRu" || ' vipusk ' || number || E'\\n' || "foldUz" || ' vipusk ' || number || E'\\n' || "foldEn" || ' vipusk ' || number,
      array_to_tsvector(words || array['vipusk', number::text])
    from ${numbers} join texts on n = number % ${TEXTS}`);
  await query('drop table texts');
  await query(`select setval(pg_get_serial_sequence('publications', 'id'), ${last + missing})`);
  for (const { made } of indexes) await query(made);
  await query('vacuum analyze');
};
