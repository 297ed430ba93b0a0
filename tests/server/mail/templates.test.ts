import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIL_KINDS, readTemplate } from '../../../server/mail/templates.ts';
import { folderForAll } from '../../support/forAll.ts';

const values = {
  fullName: 'Каримова Дилноза',
  vacancyTitle: 'Бухгалтер',
  testingDate: '21.11.2026',
  link: 'https://test.example.uz/1?a=1&b=2',
};

const folder = folderForAll();

async function written(text: string, html = '<p>{{fullName}}</p>') {
  await writeFile(join(folder, 'link.txt'), text);
  await writeFile(join(folder, 'link.html'), html);
  return await readTemplate('link', folder);
}

describe('the templates that come with the server', () => {
  it.each(MAIL_KINDS)('make a whole mail of %s', async (kind) => {
    const { subject, text, html } = (await readTemplate(kind))(values);
    expect(subject).toContain('Бухгалтер');
    for (const part of [text, html]) expect(part).toContain('Каримова Дилноза');
    expect(`${subject}${text}${html}`).not.toMatch(/\{\{|\}\}|undefined|Тема:/);
  });

  it('name the vacancy, the day and the link', async () => {
    const { text, html } = (await readTemplate('link'))(values);
    expect(text).toContain('«Бухгалтер»');
    expect(text).toContain('21.11.2026');
    expect(text).toContain('https://test.example.uz/1?a=1&b=2');
    expect(html).toContain('href="https://test.example.uz/1?a=1&amp;b=2"');
  });

  it('send no link with a rejection', async () => {
    const { text, html } = (await readTemplate('rejection'))(values);
    expect(text + html).not.toContain('test.example.uz');
  });
});

describe('a template', () => {
  it('counts at once when its owner has edited it', async () => {
    const first = (await written('Тема: Раз\n\nА, {{ fullName }}!'))(values);
    expect(first).toEqual({ subject: 'Раз', text: 'А, Каримова Дилноза!', html: '<p>Каримова Дилноза</p>' });
    const second = (await written('\ufeffТема: Два {{vacancyTitle}}\r\n\r\nБ'))(values);
    expect(second).toMatchObject({ subject: 'Два Бухгалтер', text: 'Б' });
  });

  it.each([
    ['', /первая строка/],
    ['Здравствуйте', /первая строка/],
    ['Тема:\n\nтекст', /первая строка/],
    ['Тема: a\n\n{{pinfl}}', /\{\{pinfl\}\}/],
    ['Тема: a\n\n{{constructor}}', /constructor/],
    ['Тема: a\n\n{{__proto__}}', /__proto__/],
  ])('that begins %j is refused with a sentence that says why', async (text, message) => {
    await expect(written(text)).rejects.toThrow(message);
  });

  it('is refused when a file is missing', async () => {
    await expect(readTemplate('rejection', folder)).rejects.toThrow('rejection.txt');
  });

  it.each([
    '{{link}}',
    '$\u007bprocess.env.PATH}',
    '<%= 1 %>',
    '$& $1 $`',
    '{{constructor.constructor("return 1")()}}',
    '#{7*7}',
  ])('takes the value %j for data', async (fullName) => {
    const { text } = (await written('Тема: x\n\n{{fullName}}|{{link}}'))({ ...values, fullName });
    expect(text).toBe(`${fullName}|${values.link}`);
  });

  it('lets no value break a line, in subject or text', async () => {
    const hostile = 'А\r\nBcc: x@example.uz\u2028\u0000Б\u202e';
    const mail = (await written('Тема: {{vacancyTitle}}\n\n{{fullName}}'))({
      ...values,
      fullName: hostile,
      vacancyTitle: hostile,
    });
    expect(mail.subject).toBe('А Bcc: x@example.uz Б');
    expect(mail.text).toBe('А Bcc: x@example.uz Б');
  });

  it('escapes values in HTML', async () => {
    const { html } = (
      await written('Тема: x\n\n', '<a href="{{link}}" title=\'{{fullName}}\'>{{vacancyTitle}}</a>')
    )({
      ...values,
      fullName: `' onclick='x`,
      vacancyTitle: '<script>alert(1)</script>',
      link: 'https://a.uz/"><img src=x>',
    });
    expect(html).toBe(
      `<a href="https://a.uz/&quot;&gt;&lt;img src=x&gt;" title='&#39; onclick=&#39;x'>&lt;script&gt;alert(1)&lt;/script&gt;</a>`,
    );
  });
});
