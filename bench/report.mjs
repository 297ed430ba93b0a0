// What all parts tell: tables on the screen and in RESULTS.md, and whether every goal is reached.
import { writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';

const chapters = [];
const failures = [];

const inMarkdown = (title, rows) => {
  const columns = [...new Set(Object.values(rows).flatMap(Object.keys))];
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [
    `## ${title}\n`,
    line(['', ...columns]),
    line(['---', ...columns.map(() => '---:')]),
    ...Object.entries(rows).map(([name, row]) => line([name, ...columns.map((column) => row[column] ?? '')])),
  ].join('\n');
};

/** Prints a table, and keeps it for the file. @param {Record<string, Record<string, unknown>>} rows - by their names */
export const tell = (title, rows) => {
  console.log(`\n${title}`);
  console.table(rows);
  chapters.push(inMarkdown(title, rows));
};

/** Compares a figure with its goal. */
export const check = (name, value, goal) => {
  if (goal === undefined || value <= goal) return;
  failures.push(`${name}: ${Number(value.toFixed(2))}, at most ${goal}`);
};

const verdict = () =>
  failures.length === 0
    ? 'Every goal is reached.'
    : ['Over the goal:\n', ...failures.map((each) => `- ${each}`)].join('\n');

/** @param {string | undefined} file - where everything is written to, if it is wanted. @returns whether every goal is reached */
export const conclude = async (file) => {
  const machine = `${cpus().length} × ${cpus()[0].model}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.version}`;
  const text = [
    '# Results of `npm run bench`\n',
    `${new Date().toISOString().slice(0, 16)} UTC, ${machine}. Ratios within one run say more than single figures.\n`,
    verdict(),
    ...chapters,
  ];
  if (file) await writeFile(file, `${text.join('\n\n').replaceAll('\n\n\n', '\n\n')}\n`);
  console.log(`\n${verdict()}`);
  return failures.length === 0;
};
