/**
 * The part of Markdown in which the first content is written: the first line is the title; every other line is a block of its own,
 * a heading, an item, a quotation, a row of a table or a paragraph; `**bold**` and `[link](address)` stand inside.
 */

type Block =
  | { type: 'heading' | 'paragraph' | 'quote'; text: string }
  | { type: 'bullets' | 'numbers'; items: string[] }
  | { type: 'table'; rows: string[][] };

interface SampleText {
  title: string;
  blocks: Block[];
}

const withHardSpaces = (text: string) => text.replace(/(\d) (?=\d{3}(?!\d))/g, '$1\u00a0');

const starts: [RegExp, (text: string) => Block][] = [
  [/^## /, (text) => ({ type: 'heading', text })],
  [/^> /, (text) => ({ type: 'quote', text })],
  [/^- /, (text) => ({ type: 'bullets', items: [text] })],
  [/^\d+\. /, (text) => ({ type: 'numbers', items: [text] })],
  [/^\| /, (text) => ({ type: 'table', rows: [text.replace(/ \|$/, '').split(' | ')] })],
];

const blockOf = (line: string): Block => {
  for (const [start, block] of starts) if (start.test(line)) return block(line.replace(start, ''));
  return { type: 'paragraph', text: line };
};

/** Adds a line's block, joining items and rows to the list or table before them. */
const joined = (blocks: Block[], block: Block): Block[] => {
  const last = blocks.at(-1);
  if (block.type === 'table' && last?.type === 'table') last.rows.push(...block.rows);
  else if (block.type === 'bullets' && last?.type === 'bullets') last.items.push(...block.items);
  else if (block.type === 'numbers' && last?.type === 'numbers') last.items.push(...block.items);
  else blocks.push(block);
  return blocks;
};

const TABLE_DELIMITER = /^\|( -+ \|)+$/;

export const parsed = (source: string): SampleText => {
  const [title = '', ...lines] = withHardSpaces(source)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !TABLE_DELIMITER.test(line));
  return { title: title.replace(/^# /, ''), blocks: lines.map(blockOf).reduce(joined, []) };
};

const inline = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('\u00a0', '&nbsp;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a target="_blank" rel="noopener noreferrer nofollow" href="$2">$1</a>');

const items = (texts: string[]) => texts.map((text) => `<li><p>${inline(text)}</p></li>`).join('');

const tableHtml = (rows: string[][]): string => {
  const columns = rows[0]?.length ?? 0;
  const cell = (tag: string, text: string) =>
    `<${tag} colspan="1" rowspan="1"><p>${inline(text)}</p></${tag}>`;
  const body = rows.map(
    (row, i) => `<tr>${row.map((text) => cell(i === 0 ? 'th' : 'td', text)).join('')}</tr>`,
  );
  const widths = '<col style="min-width: 25px;">'.repeat(columns);
  return `<table style="min-width: ${columns * 25}px;"><colgroup>${widths}</colgroup><tbody>${body.join('')}</tbody></table>`;
};

const blockHtml = (block: Block): string => {
  switch (block.type) {
    case 'heading':
      return `<h2>${inline(block.text)}</h2>`;
    case 'quote':
      return `<blockquote><p>${inline(block.text)}</p></blockquote>`;
    case 'bullets':
      return `<ul>${items(block.items)}</ul>`;
    case 'numbers':
      return `<ol>${items(block.items)}</ol>`;
    case 'table':
      return tableHtml(block.rows);
    default:
      return `<p>${inline(block.text)}</p>`;
  }
};

/** A text as the rich text editor writes it. */
export const html = ({ blocks }: SampleText): string => blocks.map(blockHtml).join('');
