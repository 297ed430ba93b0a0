// Checks docs/specification.md, docs/security.md and docs/trials.md: each row names tests, by their numbers in tests/named.md, and each of them
// ran and passed in the last run.
// Reads the reports of both suites, so it stands at the end of `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const TABLES = ['docs/specification.md', 'docs/security.md', 'docs/trials.md'];

const REPORTS = [
  {
    path: 'test-results/unit.json',
    command: 'npm run test:unit',
    holds: (file) => /\.test\.tsx?$/.test(file),
  },
  { path: 'test-results/e2e.json', command: 'npm run test:e2e', holds: (file) => file.endsWith('.e2e.ts') },
];

/** `a › {b,c} › d` stands for `a › b › d` and `a › c › d`. */
const expand = (reference) => {
  const [braces, names] = /\{(\w+(?:,\w+)+)\}/.exec(reference) ?? [];
  if (!braces) return [reference];
  return names.split(',').flatMap((name) => expand(reference.replace(braces, name)));
};

/** The tests of tests/named.md: by number, as `e2e/media.2`, their `file › suite › … › name`. */
const readNamedTests = () => {
  const tests = new Map();
  let file;
  for (const line of readFileSync('tests/named.md', 'utf8').split('\n')) {
    file = /^## (\S+\.(?:test\.tsx?|e2e\.ts))$/.exec(line)?.[1] ?? file;
    const [, number, name] = /^(\d+)\. (.+)$/.exec(line) ?? [];
    if (file && number)
      tests.set(`${file.replace(/\.(test\.tsx?|e2e\.ts)$/, '')}.${number}`, `tests/${file} › ${name}`);
  }
  return tests;
};

/** The numbers in a cell, `e2e/media.2, .5`; `.5` is of the file before. */
const numbersIn = (cell) => {
  let file = '';
  return cell.split(', ').flatMap((key) => {
    if (key.startsWith('.')) return file + key;
    file = key.replace(/\.\d+$/, '');
    return key || [];
  });
};

const named = readNamedTests();

/** The rows of the tables whose last column names tests. */
const rowsOf = (path) => {
  let names = false;
  return readFileSync(path, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const cells = text.split('|').slice(1, -1);
      const last = cells.at(-1)?.trim() ?? '';
      if (cells.length === 0) names = false;
      if (/^(Shown by|Test|Tests)$/.test(last)) names = true;
      if (!names || cells.length < 2 || /^(Shown by|Tests?|:?-+:?)$/.test(last)) return [];
      const tests = numbersIn(last).flatMap((key) => expand(named.get(key) ?? key));
      return [{ line: `${path}:${index + 1}`, says: cells.slice(0, -1).join(' ').trim(), tests }];
    });
};

/** Each test's states by `file › suite › … › name`; several tests may share a name. */
const unitResults = (report) =>
  report.testResults.flatMap(({ name: file, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => [
      [relative(process.cwd(), file), ...ancestorTitles, title].join(' › '),
      status,
    ]),
  );

const e2eResults = (report) => {
  const walk = ({ specs = [], suites = [] }, path) => [
    ...specs.map(({ title, tests }) => [
      [...path, title].join(' › '),
      tests.every(({ status }) => status === 'expected' || status === 'flaky')
        ? 'passed'
        : (tests[0]?.status ?? 'not run'),
    ]),
    ...suites.flatMap((suite) => walk(suite, [...path, suite.title])),
  ];
  return report.suites.flatMap((suite) => walk(suite, [`tests/e2e/${suite.file}`]));
};

const readReports = () => {
  const results = new Map();
  const missing = REPORTS.filter(({ path }) => !existsSync(path));
  for (const { path } of REPORTS.filter((report) => !missing.includes(report))) {
    const report = JSON.parse(readFileSync(path, 'utf8'));
    for (const [name, status] of report.testResults ? unitResults(report) : e2eResults(report))
      results.set(name, [...(results.get(name) ?? []), status]);
  }
  return { results, missing };
};

/** A reference may leave out the suites: `file › title` stands for each test of that title in the file. */
const isNamed = (name, reference) => {
  const [file] = reference.split(' › ');
  return name === reference || (name.startsWith(`${file} › `) && name.endsWith(reference.slice(file.length)));
};

/** @returns what is wrong with one reference; `run` names a file that the last run left out; undefined when it is well */
const faultOf = (test, { results, missing }) => {
  const [file] = test.split(' › ');
  const report = REPORTS.find(({ holds }) => holds(file));
  if (!report) return { text: 'is not in tests/named.md' };
  if (!existsSync(file)) return { text: 'there is no such file' };
  if (missing.includes(report)) return undefined;
  const states = [...results].flatMap(([name, found]) => (isNamed(name, test) ? found : []));
  if (states.length > 0 && states.every((state) => state === 'passed')) return undefined;
  if (states.length > 0) return { text: states.join(', ') };
  const fileRan = [...results.keys()].some((name) => name.startsWith(`${file} › `));
  if (fileRan) return { text: 'no test of this name ran' };
  return { run: `${file} is not in ${report.path}: run all of ${report.command}.` };
};

const rows = TABLES.flatMap(rowsOf);
const reports = readReports();
const complaints = new Set(
  reports.missing.map(
    ({ path, command }) =>
      `There is no ${path}, so the rows with its tests could not be checked: run ${command} first.`,
  ),
);
for (const table of TABLES)
  if (!rows.some(({ line }) => line.startsWith(table))) complaints.add(`${table} has no rows.`);
for (const { line, says, tests } of rows) {
  const faults = tests.map((test) => ({ test, ...faultOf(test, reports) }));
  for (const { run } of faults) if (run) complaints.add(run);
  const lines = faults.filter(({ text }) => text).map(({ test, text }) => `\n    ${test}\n      ${text}`);
  if (tests.length === 0) lines.push('\n    names no test');
  if (lines.length > 0) complaints.add(`${line}  ${says}${lines.join('')}`);
}

for (const complaint of complaints) console.error(`✗ ${complaint}`);
if (complaints.size > 0) process.exit(1);
const count = new Set(rows.flatMap(({ tests }) => tests)).size;
console.log(`${rows.length} rows, ${count} tests: every one ran and passed.`);
