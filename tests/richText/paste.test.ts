import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getSchema } from '@tiptap/core';
import { describe, expect, it } from 'vitest';
import { documentOf, htmlOf } from '../../src/richText/html.ts';
import { cleanPaste } from '../../src/richText/paste/cleanPaste.ts';
import { extensions } from '../../src/richText/schema/extensions.ts';

const schema = getSchema(extensions);

/** What stands in the editor after a paste, with one space where the source has a line break. */
const pasted = (html: string) =>
  htmlOf(documentOf(cleanPaste(html).html, schema)).replaceAll(/\s*\n\s*/g, ' ');

const clipboard = (name: string) =>
  readFileSync(join(import.meta.dirname, 'clipboard', `${name}.html`), 'utf8');

describe('a paste from Word', () => {
  const item = (level: number, marker: string, text: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span>&nbsp;</span></span><![endif]>${text}</p>`;

  it('has real lists, nested, numbered, mixed, and going on after a text', () => {
    expect(pasted(clipboard('wordLists'))).toBe(
      [
        '<p><strong>Перечень документов</strong></p>',
        '<ul><li><p>Анкета</p><ul><li>физического <strong>лица</strong><ul><li>резидента</li></ul></li></ul>',
        '<p>Заполняется от руки.</p></li><li>Паспорт</li></ul>',
        '<p></p>',
        '<ol><li>Подать заявление<ol type="a"><li>лично</li><li>по почте</li></ol>',
        '<ul><li>заказным письмом</li></ul></li><li>Дождаться ответа</li></ol>',
        '<p>Если ответа нет:</p>',
        '<ol start="3"><li>Позвонить</li></ol><ol><li>Написать</li></ol>',
      ].join(''),
    );
  });

  it('keeps as text what no list of a page can show', () => {
    expect(pasted(clipboard('wordLegal'))).toBe(
      [
        '<h2>1. Общие положения</h2>',
        '<ol><li>Депозитарий:<ol><li>ведёт счета;</li>',
        '<li><p>хранит:</p><p>а) акции;</p><p>б) облигации.</p></li></ol></li>',
        '<li>Эмитент платит<sup>[1]</sup>.</li></ol>',
      ].join(''),
    );
  });

  it.each([
    ['1.', '2.', '<ol><li>a</li><li>b</li></ol>'],
    ['1)', '1)', '<ol><li>a</li></ol><ol><li>b</li></ol>'],
    ['5.', '6.', '<ol start="5"><li>a</li><li>b</li></ol>'],
    ['h.', 'i.', '<ol start="8" type="a"><li>a</li><li>b</li></ol>'],
    ['i.', 'ii.', '<ol type="i"><li>a</li><li>b</li></ol>'],
    ['III.', 'IV.', '<ol start="3" type="I"><li>a</li><li>b</li></ol>'],
    ['(A)', '(B)', '<ol type="A"><li>a</li><li>b</li></ol>'],
    ['-', '–', '<ul><li>a</li><li>b</li></ul>'],
    ['1.', '·', '<ol><li>a</li></ol><ul><li>b</li></ul>'],
  ])('counts %s %s as it did', (first, second, html) => {
    expect(pasted(item(1, first, 'a') + item(1, second, 'b'))).toBe(html);
  });

  it('nests what skips a level, and what begins below the first', () => {
    expect(pasted(item(2, '·', 'a') + item(1, '·', 'b') + item(3, '·', 'c') + item(2, '·', 'd'))).toBe(
      '<ul><li>a</li></ul><ul><li>b<ul><li>c</li></ul><ul><li>d</li></ul></li></ul>',
    );
  });

  it('has inserted words, and neither deleted ones nor comments', () => {
    expect(pasted(clipboard('wordTracked'))).toBe(
      '<p>Ставка тринадцать процентов.</p><ol><li>Остаётся</li></ol><p><s>Зачёркнуто</s></p>',
    );
  });

  it('keeps highlight, shading, merged cells and alignment, and nothing else of its looks', () => {
    expect(pasted(clipboard('wordTable'))).toBe(
      [
        '<p style="text-align: center;">Тариф <span style="background-color: yellow;">с ноября</span></p>',
        '<table><tbody>',
        '<tr><td style="background-color: rgb(31, 56, 100); color: rgb(255, 255, 255);" colspan="2"><strong>Услуга</strong></td></tr>',
        '<tr><td style="background-color: rgb(242, 242, 242);">Выписка</td><td><p style="text-align: right;">12&nbsp;000</p></td></tr>',
        '</tbody></table>',
        '<p>См. <a href="https://depository.uz/tariff">тарифы</a> и файл.</p>',
      ].join(''),
    );
  });

  it('counts the pictures that only Word can read', () => {
    expect(cleanPaste(clipboard('wordTable')).lostPictures).toBe(1);
    expect(cleanPaste('<p><img src="file:///C:/a.png"></p>')).toMatchObject({
      lostPictures: 1,
      isEmpty: true,
    });
    expect(cleanPaste('<p>a<img src="https://depository.uz/a.png"></p>').lostPictures).toBe(0);
  });

  it.each([
    ['<p><span style="color:red">a</span> <span style="color:#1F3864">b</span></p>', ['color']],
    ['<p><font color="#c00000">a</font></p>', ['color']],
    ['<div style="mso-element:para-border-div;border:solid windowtext 1.0pt"><p>a</p></div>', ['frame']],
    ['<p style="color:red;border-bottom:double red 3pt">a</p>', ['color', 'frame']],
    ['<p style="color:black;border:none"><span style="color:rgb(34, 34, 34)">a</span></p>', []],
    ['<p><a href="https://cbu.uz"><span style="color:#0563C1">a</span></a></p>', []],
    ['<table style="border:solid 1pt"><tr><td style="border:solid red 1pt">a</td></tr></table>', []],
  ])('tells of %s what of its looks is lost: %j', (html, lost) => {
    expect(cleanPaste(html).lostLooks).toEqual(lost);
  });

  it('has its lists from a browser too', () => {
    expect(pasted(clipboard('wordWeb'))).toBe(
      [
        '<p><strong>Порядок</strong></p><ol><li>Заявление<ul><li>',
        '<span style="background-color: rgb(255, 255, 0);"><em>в двух экземплярах</em></span>',
        '</li></ul></li><li>Доверенность</li></ol>',
      ].join(''),
    );
  });
});

describe('a paste from a sheet', () => {
  it('of Excel keeps numbers right, shading, bold and merged cells, without widths and hidden rows', () => {
    expect(pasted(clipboard('excel'))).toBe(
      [
        '<table><tbody><tr><td style="text-align: center; background-color: rgb(255, 192, 0);" colspan="3"><strong>Итоги</strong></td></tr>',
        '<tr><td>Акции</td><td style="text-align: right;">125</td>',
        '<td style="text-align: right; background-color: yellow;">1 250,50</td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('of LibreOffice does too', () => {
    expect(pasted(clipboard('calc'))).toBe(
      [
        '<table><tbody><tr><td style="text-align: center; background-color: rgb(180, 199, 220);" colspan="2"><strong>Итоги</strong></td></tr>',
        '<tr><td>Акции</td><td style="text-align: right; background-color: rgb(255, 255, 0);">1 250,50</td></tr></tbody></table>',
      ].join(''),
    );
  });
});

describe('a paste from elsewhere', () => {
  it('LibreOffice Writer', () => {
    expect(pasted(clipboard('writer'))).toBe(
      [
        '<p style="text-align: right;"><strong>Приказ</strong></p>',
        '<p>Срок <span style="background-color: rgb(255, 255, 0);">до пятницы</span>, новый</p>',
        '<ol><li>Первый<ul><li>вложенный</li></ul></li><li>Второй</li></ol>',
      ].join(''),
    );
  });

  it('Google Docs', () => {
    expect(pasted(clipboard('googleDocs'))).toBe(
      [
        '<h2>План</h2><p><strong>Важно</strong>',
        '<span style="background-color: rgb(255, 255, 0);"><em><u>сегодня</u></em></span><sup>2</sup></p>',
        '<ul><li>Один<ol type="a"><li>внутри</li></ol></li><li>Два</li></ul>',
      ].join(''),
    );
  });

  it('a page', () => {
    expect(pasted(clipboard('page'))).toBe(
      [
        '<h3>Новость</h3><p>Читайте <a href="https://depository.uz/a">на сайте</a>: <strong>важно</strong>,',
        ' <mark>выделено</mark> и <s>устарело</s></p><ul><li>a<ul><li>b</li></ul></li></ul>',
        '<p><img style="width: 320px;" src="https://depository.uz/a.png" alt="Здание"></p>',
      ].join(''),
    );
  });

  it('a page laid out in blocks of its own: each begins a paragraph', () => {
    const page =
      'Шапка<nav>Меню</nav><main><section>Один <b>два</b></section><section><p>Три</p>четыре</section></main>';
    expect(pasted(`${page}<dl><dt>Срок</dt><dd>год</dd></dl><center>Подпись</center>Дата`)).toBe(
      [
        '<p>Шапка</p><p>Меню</p><p>Один <strong>два</strong></p><p>Три</p><p>четыре</p>',
        '<p>Срок</p><p>год</p><p>Подпись</p><p>Дата</p>',
      ].join(''),
    );
  });

  it('this editor: as it is', () => {
    const html = '<p data-pm-slice="1 1 []"><span style="color: red; font-size: 18px">a</span></p>';
    expect(cleanPaste(html)).toEqual({ html, lostPictures: 0, lostLooks: [], isEmpty: false });
  });
});

describe('emoji', () => {
  it.each([
    [
      '<p>Ок <img alt="👍" class="emoji" src="data:image/gif;base64,R0lGODlhAQABAAAAACw="> да</p>',
      '<p>Ок 👍 да</p>',
    ],
    ['<p>🇺🇿 и <img alt="👩‍💻" src="https://web.telegram.org/a/img/1.png"></p>', '<p>🇺🇿 и 👩‍💻</p>'],
    ['<p><img alt="7️⃣" src="https://vk.com/7.png"></p>', '<p>7️⃣</p>'],
  ])('that a messenger copies as pictures become text: %s', (pasted, kept) => {
    expect(cleanPaste(pasted).html).toBe(kept);
  });

  it('do not make text of pictures that are described by words or numbers', () => {
    const pictures =
      '<p><img alt="График 📈" src="https://a.uz/1.png"><img alt="2026" src="https://a.uz/2.png"></p>';
    expect(cleanPaste(pictures).html).toBe(pictures);
  });
});
