import { describe, expect, it, vi } from 'vitest';
import { sanitiseHtml } from '../../server/lib/html.ts';
import { ALLOWED_TAGS, VIDEO_HOSTS } from '../../src/wire/htmlRules.ts';
import { BENIGN } from './html/benign.ts';
import { HOSTILE } from './html/hostile.ts';
import { faultsOf, serialised, textOf } from './html/oracle.ts';

const hostile = Object.entries(HOSTILE).flatMap(([kind, payloads]) =>
  payloads.map((payload) => ({ kind, payload })),
);

describe('a hostile rich text', () => {
  it.each(hostile)('loses its sting ($kind): $payload', ({ payload }) => {
    expect(faultsOf(sanitiseHtml(payload))).toEqual([]);
  });

  it.each(hostile)('stays the same when saved again ($kind): $payload', ({ payload }) => {
    const once = sanitiseHtml(payload);
    expect(sanitiseHtml(once)).toBe(once);
  });

  it('is dangerous in most cases before, so that the judge is known to see', () => {
    vi.stubGlobal('alert', () => undefined);
    const seen = hostile.filter(({ payload }) => faultsOf(payload).length > 0);
    expect(hostile.length).toBeGreaterThanOrEqual(120);
    expect(seen.length / hostile.length).toBeGreaterThan(0.8);
  });

  it('stays harmless inside what the editor writes', () => {
    const wrapped = hostile.flatMap(({ payload }) => [
      `<p>a</p>${payload}<p>b</p>`,
      `<ul><li>${payload}</li></ul>`,
      `<table><tbody><tr><td>${payload}</td></tr></tbody></table>`,
      `<p><a href="https://deponet.uz"><strong>${payload}</strong></a></p>`,
    ]);
    const sanitised = wrapped.map(sanitiseHtml);
    expect(sanitised.filter((html) => faultsOf(html).length > 0)).toEqual([]);
    expect(sanitised.filter((html) => sanitiseHtml(html) !== html)).toEqual([]);
  });

  it('takes nothing along of what stands beside a refused frame', () => {
    const refused = '<iframe src="https://evil.example/">x<b>y</b></iframe>';
    expect(sanitiseHtml(`<div><p>a</p>${refused}<p>b</p></div><h2>c</h2>`)).toBe(
      '<div><p>a</p><p>b</p></div><h2>c</h2>',
    );
    expect(sanitiseHtml(`<ul><li>${refused}<strong>a</strong></li></ul>`)).toBe(
      '<ul><li><strong>a</strong></li></ul>',
    );
  });

  it('keeps the text around an element that is taken out', () => {
    expect(sanitiseHtml('<center>до <font color=red>красный</font> после</center>')).toBe('до красный после');
    expect(sanitiseHtml('a<script>b</script>c<svg><text>d</text></svg>e')).toBe('ace');
  });

  it('keeps the safe half of a style and of a class', () => {
    expect(sanitiseHtml('<p style="color: red; position: fixed; text-align: center">a</p>')).toBe(
      '<p style="color: red; text-align: center">a</p>',
    );
    expect(sanitiseHtml('<p class="ql-align-center overlay">a</p>')).toBe('<p class="ql-align-center">a</p>');
    expect(sanitiseHtml('<p style="width: 100%">a</p>')).toBe('<p>a</p>');
  });
});

describe('a text about markup', () => {
  it('hands the page to no site that it links to', () => {
    const link = (rel: string) => `<p><a href="https://a.uz" target="_blank" rel="${rel}">a</a></p>`;
    expect(sanitiseHtml(link('opener'))).not.toContain('rel=');
    expect(sanitiseHtml(link('noopener'))).toContain('rel="noopener"');
  });

  it('is decoded once and no more', () => {
    expect(textOf(sanitiseHtml('<p>&amp;lt;b&amp;gt;</p>'))).toBe('&lt;b&gt;');
    expect(textOf(sanitiseHtml('<p>&lt;b&gt; 1 < 2 && 3 > 2</p>'))).toBe('<b> 1 < 2 && 3 > 2');
    expect(textOf(sanitiseHtml('<a title="&amp;quot;">&amp;nbsp;</a>'))).toBe('&nbsp;');
  });
});

describe('a rich text of an editor', () => {
  it.each(Object.entries(BENIGN))('comes out byte for byte: %s', (_, html) => {
    expect(sanitiseHtml(html)).toBe(html);
  });

  it.each(Object.entries(BENIGN))('is written here as a browser writes it: %s', (name, html) => {
    // innerHTML normalises line ends, as the editor does too
    expect(serialised(html)).toBe(name === 'white space' ? html.replace('\r\n', '\n') : html);
  });

  it.each(Object.entries(BENIGN))('holds nothing the judge minds: %s', (_, html) => {
    expect(faultsOf(html)).toEqual([]);
  });

  it('meets every allowed element in the samples', () => {
    const all = Object.values(BENIGN).join('');
    expect(Object.keys(ALLOWED_TAGS).filter((tag) => !all.includes(`<${tag}`))).toEqual([]);
    expect(Object.keys(VIDEO_HOSTS).filter((host) => !all.includes(`https://${host}/`))).toEqual([]);
  });
});

describe('a text made to take long', () => {
  const n = 200_000;
  it.each([
    ['deep nesting', '<div>'.repeat(n)],
    ['deep unknown elements', '<x>'.repeat(n)],
    ['unclosed tags', '<p <'.repeat(n)],
    ['open brackets', '<'.repeat(n)],
    ['entities', '&amp;'.repeat(n)],
    ['half entities', '&'.repeat(n)],
    ['comments', '<!--'.repeat(n)],
    ['many attributes', `<p ${'a=1 '.repeat(n)}>`],
    ['a long style', `<p style="${'color: red;'.repeat(n / 10)}">a</p>`],
    ['a long font', `<p style="font-family: ${'a, '.repeat(n)}">a</p>`],
    ['a long colour', `<p style="color: rgb(${' '.repeat(n)}">a</p>`],
    ['a long class', `<p class="${'ql-a '.repeat(n / 5)}">a</p>`],
    ['a long address', `<a href="${'\u00a0'.repeat(n)}javascript:1">a</a>`],
    ['a long inline image', `<img src="data:image/png;base64,${'A'.repeat(20 * n)}!">`],
    ['many quotes', `<p title="${'"'.repeat(n)}>`],
    ['many lists', '<ul><li>'.repeat(n / 10)],
    ['many tables', '<table><tr><td>'.repeat(n / 10)],
  ])('is judged within two seconds: %s', (_, html) => {
    const start = performance.now();
    sanitiseHtml(html);
    expect(performance.now() - start).toBeLessThan(15_000);
  });

  it('is cut down to a depth a browser can hold', () => {
    const html = sanitiseHtml(`${'<blockquote>'.repeat(4_000)}<p>a</p>`);
    expect(html.match(/<blockquote>/g)?.length).toBeLessThanOrEqual(100);
    expect(textOf(html)).toBe('a');
    expect(sanitiseHtml(`${'<p>'.repeat(3)}${'<i>'.repeat(9_000)}a < <b onclick=x>b`)).toBe('a &lt; b');
  });
});
