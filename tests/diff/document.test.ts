import { describe, expect, it } from 'vitest';
import { collapseUnchanged } from '../../src/diff/DifferenceRows.tsx';
import { compareTexts, type Row } from '../../src/diff/document/compare.ts';

const told = (rows: readonly Row[]) =>
  rows.map((row) => (row.kind === 'same' ? '=' : `${row.kind}: ${row.html}`));

const notesOf = (rows: readonly Row[]) => rows.flatMap(({ notes }) => notes);

const paragraphs = (...texts: string[]) => texts.map((text) => `<p>${text}</p>`).join('');

describe('the difference of two rich texts', () => {
  it('is one of paragraphs, and inside a changed one of words', () => {
    const before = paragraphs(
      'Первый абзац о рынке бумаг',
      'Собрание состоится 5 марта в Ташкенте',
      'Последний',
    );
    const after = paragraphs(
      'Первый абзац о рынке бумаг',
      'Собрание акционеров состоится 7 марта в Ташкенте',
      'Совсем новое',
      'Последний',
    );
    expect(told(compareTexts(before, after))).toEqual([
      '=',
      'changed: <p>Собрание <ins>акционеров </ins>состоится <del>5</del><ins>7</ins> марта в Ташкенте</p>',
      'added: <p><ins>Совсем новое</ins></p>',
      '=',
    ]);
  });

  it('pairs edited paragraphs and rows with what they were, also below one like them that was inserted', () => {
    const paid = (bank: string, day: number) => `Дивиденды выплатит банк ${bank} ${day} марта 2025 года`;
    expect(
      told(
        compareTexts(
          paragraphs(paid('Асака', 5), paid('Ипак', 7)),
          paragraphs(paid('Кабо', 1), paid('Асака', 6), paid('Ипак', 8)),
        ),
      ),
    ).toEqual([
      'added: <p><ins>Дивиденды выплатит банк Кабо 1 марта 2025 года</ins></p>',
      'changed: <p>Дивиденды выплатит банк Асака <del>5</del><ins>6</ins> марта 2025 года</p>',
      'changed: <p>Дивиденды выплатит банк Ипак <del>7</del><ins>8</ins> марта 2025 года</p>',
    ]);
    const table = (...rows: [string, number][]) =>
      `<table><tbody>${rows.map(([name, sum]) => `<tr><td>${name}</td><td>банк</td><td>Ташкент</td><td>${sum}</td></tr>`).join('')}</tbody></table>`;
    const [row] = compareTexts(
      table(['Асака', 100], ['Ипак', 200]),
      table(['Алока', 50], ['Асака', 110], ['Ипак', 210]),
    );
    const html = row?.kind === 'changed' ? row.html : '';
    expect(html).toContain('<ins>Алока</ins>');
    expect(html).not.toContain('<del>Асака</del>');
  });

  it('is one of whole amounts', () => {
    const [row] = compareTexts('<p>Сумма 1\u00a0250\u00a0000,00</p>', '<p>Сумма 1\u00a0300\u00a0000,00</p>');
    const marked = row?.kind === 'changed' ? row.html.replace(/&nbsp;|\u00a0/g, ' ') : '';
    expect(marked).toContain('<del>1 250 000,00</del><ins>1 300 000,00</ins>');
  });

  it('marks a new sentence as one, with the spaces in it, and keeps the letters of both alphabets', () => {
    const rows = compareTexts(
      '<p>Bozor uchun yil oʻtdi. Тамом.</p>',
      '<p>Bozor uchun yangi davr boshlandi. Тамом.</p>',
    );
    expect(told(rows)).toEqual([
      'changed: <p>Bozor uchun <del>yil oʻtdi</del><ins>yangi davr boshlandi</ins>. Тамом.</p>',
    ]);
    expect(told(compareTexts('<p>a&nbsp;b  c</p>', '<p>a b\n c</p>'))).toEqual(['=']);
  });

  it('names formatting, links and headings where the words are the same', () => {
    const rows = compareTexts(
      '<p>Читайте годовой отчёт и <a href="https://a.uz/1">устав</a></p><p>Итоги года</p>',
      '<p>Читайте <b>годовой отчёт</b> и <a href="https://a.uz/2">устав</a></p><h2>Итоги года</h2>',
    );
    expect(told(rows)[0]).toBe(
      'changed: <p>Читайте <ins class="ql-looks"><strong>годовой отчёт</strong></ins> и <ins class="ql-looks"><a href="https://a.uz/2">устав</a></ins></p>',
    );
    expect(notesOf(rows)).toEqual([
      { kind: 'looks', of: 'годовой отчёт', added: ['полужирный'], removed: [] },
      { kind: 'looks', of: 'устав', added: ['ссылка https://a.uz/2'], removed: ['ссылка https://a.uz/1'] },
      { kind: 'looks', of: 'Итоги года', added: ['заголовок 2'], removed: [] },
    ]);
    expect(told(compareTexts('<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'))).toEqual([
      '=',
    ]);
  });

  it('quotes the beginning of what is formatted otherwise, and cuts no emoji in half', () => {
    const text = `!${'😀'.repeat(40)}`;
    expect(notesOf(compareTexts(`<p>${text}</p>`, `<h2>${text}</h2>`))).toEqual([
      { kind: 'looks', of: `!${'😀'.repeat(29)}…`, added: ['заголовок 2'], removed: [] },
    ]);
  });

  it('names and shows pictures and videos, and what is said of them', () => {
    const rows = compareTexts(
      '<p>Схема <img src="/a/old.png"> ниже</p><p><img src="/a/same.png" alt="вид"></p>',
      '<p>Схема <img src="/a/new.png" alt="План"> ниже</p><p><img src="/a/same.png" alt="вид сбоку"></p>',
    );
    expect(told(rows)[0]).toBe(
      'changed: <p>Схема <del><img src="/a/old.png"></del><ins><img src="/a/new.png" alt="План"></ins> ниже</p>',
    );
    expect(notesOf(rows)).toEqual([
      { kind: 'removed', name: 'картинка «old.png»' },
      { kind: 'added', name: 'картинка «План»' },
      {
        kind: 'looks',
        of: 'картинка «вид сбоку»',
        added: ['описание картинки «вид сбоку»'],
        removed: ['описание картинки «вид»'],
      },
    ]);
  });

  it('calls a text new where there was none, and nothing deleted', () => {
    for (const empty of ['', '<p></p>', '<p><br></p>']) {
      expect(compareTexts(empty, '<p>Новый</p>').map(({ kind }) => kind)).toEqual(['added']);
      expect(compareTexts('<p>Прежний</p>', empty).map(({ kind }) => kind)).toEqual(['removed']);
    }
  });

  it('goes into lists and tables: items, rows and cells stand for each other', () => {
    const list = compareTexts(
      '<ul><li>раз</li><li>два три</li></ul>',
      '<ul><li>раз</li><li>четыре</li><li>два три</li></ul>',
    );
    expect(told(list)).toEqual(['changed: <ul><li>раз</li><li><ins>четыре</ins></li><li>два три</li></ul>']);
    const row = (...cells: string[]) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    const table = (...rows: string[]) => `<table><tbody>${rows.join('')}</tbody></table>`;
    const rows = compareTexts(
      table(row('Год', 'Сумма'), row('2025', '10')),
      table(row('Год', 'Сумма'), row('2025', '12'), row('2026', '14')),
    );
    expect(told(rows)).toEqual([
      `changed: ${table(
        row('Год', 'Сумма'),
        row('2025', '<del>10</del><ins>12</ins>'),
        row('<ins>2026</ins>', '<ins>14</ins>'),
      )}`,
    ]);
  });

  it.each([
    ['<th colspan="1" rowspan="1"><p>Год</p></th>', '<th>Год</th>'],
    ['<td>10</td>', '<td colspan="1"><p>10</p></td>'],
    ['<td></td>', '<td rowspan="1"><p></p></td>'],
  ])('sees no change in a cell that is only spelled otherwise: %s, %s', (one, other) => {
    const table = (cell: string) => `<table><tbody><tr>${cell}<td>Сумма</td></tr></tbody></table>`;
    expect(told(compareTexts(table(one), table(other)))).toEqual(['=']);
    expect(told(compareTexts(table(other), table(one)))).toEqual(['=']);
  });

  it('sees none in an item of a list either, but one in a cell that has become wider, or a paragraph centred', () => {
    const list = (item: string) => `<ol start="1"><li>раз</li>${item}</ol>`;
    expect(told(compareTexts(list('<li>два</li>'), list('<li><p>два</p></li>')))).toEqual(['=']);
    const cell = (html: string) => `<table><tbody><tr>${html}</tr></tbody></table>`;
    const wider = compareTexts(cell('<td>10</td>'), cell('<td colspan="2">10</td>'));
    const centred = compareTexts(cell('<td>10</td>'), cell('<td><p class="ql-align-center">10</p></td>'));
    for (const [row] of [wider, centred]) expect(row?.kind).toBe('changed');
  });

  it('shows of a long table only what is beside a change, and how much is not', () => {
    const table = (changed: string) =>
      `<table><tbody>${Array.from({ length: 60 }, (_, at) => `<tr><td>${at}</td><td>${at === 30 ? changed : 'сумма'}</td></tr>`).join('')}</tbody></table>`;
    const [row] = compareTexts(table('десять'), table('двенадцать'));
    expect(told(row ? [row] : [])[0]?.match(/<tr>.*?<\/tr>/g)).toEqual([
      '<tr><td>0</td><td>сумма</td></tr>',
      '<tr><td colspan="2">… без изменений: 28</td></tr>',
      '<tr><td>29</td><td>сумма</td></tr>',
      '<tr><td>30</td><td><del>десять</del><ins>двенадцать</ins></td></tr>',
      '<tr><td>31</td><td>сумма</td></tr>',
      '<tr><td colspan="2">… без изменений: 28</td></tr>',
    ]);
  });

  it('knows a paragraph that was moved', () => {
    const rows = compareTexts(
      paragraphs('Абзац, который переедет', 'Второй остаётся', 'Третий остаётся'),
      paragraphs('Второй остаётся', 'Третий остаётся', 'Абзац, который переедет'),
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['movedFrom', 'same', 'same', 'movedTo']);
  });

  it('takes the marks of the text itself for formatting, and nothing of it runs', () => {
    const rows = compareTexts('<p>a <del>b</del></p>', '<p>a <del>b</del> c<script>x</script></p>');
    expect(told(rows)).toEqual(['changed: <p>a <s>b</s><ins> c</ins></p>']);
  });

  it('folds long equal stretches, but for what stands beside a change', () => {
    const long = Array.from({ length: 20 }, (_, index) => `Абзац ${index}`);
    const rows = compareTexts(paragraphs(...long), paragraphs(...long, 'Новый'));
    expect(
      collapseUnchanged(rows).map(({ from, rows: own, isCollapsed }) => [from, own.length, isCollapsed]),
    ).toEqual([
      [0, 19, true],
      [19, 2, false],
    ]);
  });

  it('names what a table says beside its cells', () => {
    const table = (caption: string) =>
      `<table><caption>${caption}</caption><tbody><tr><td>1</td></tr></tbody></table>`;
    const rows = compareTexts(table('Итоги <b>года</b>'), table('Итоги полугодия'));
    expect(notesOf(rows)).toEqual([
      {
        kind: 'looks',
        of: '1',
        added: ['подпись таблицы «Итоги полугодия»'],
        removed: ['подпись таблицы «Итоги года»'],
      },
    ]);
  });

  it('compares a line with the same line in a quote', () => {
    const rows = compareTexts(
      '<p>Сказано сегодня утром</p>',
      '<blockquote><p>Сказано вчера утром</p></blockquote>',
    );
    expect(told(rows)).toEqual([
      'changed: <blockquote><p>Сказано <del>сегодня</del><ins>вчера</ins> утром</p></blockquote>',
    ]);
    const back = compareTexts(
      '<blockquote><p>Сказано сегодня</p><p>утром</p></blockquote>',
      '<p>Сказано сегодня</p>',
    );
    expect(told(back)).toEqual(['changed: <p>Сказано сегодня</p><p><del>утром</del></p>']);
    expect(notesOf(back)).toEqual([{ kind: 'looks', of: 'Сказано сегодня', added: [], removed: ['цитата'] }]);
  });

  it('marks lines whole that are too different to be compared in time', () => {
    const random = (seed: number) =>
      Array.from({ length: 30_000 }, (_, index) => ((index * 7919 * seed) % 10_007).toString(36)).join(' ');
    const started = performance.now();
    const rows = compareTexts(paragraphs(random(1)), paragraphs(random(3)));
    expect(performance.now() - started).toBeLessThan(5000);
    expect(told(rows)).toEqual([`changed: <p><del>${random(1)}</del><ins>${random(3)}</ins></p>`]);
  });
});
