// Checks docs/specification.md: each row names tests, and each of them ran and passed in the last run.
// Reads the reports of both suites, so it stands at the end of `npm test`.
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

const TABLE = 'docs/specification.md';

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

const rowsOf = (markdown) =>
  markdown.split('\n').flatMap((text, index) => {
    const cells = text.split('|').slice(1, -1);
    const place = cells[0]?.trim() ?? '';
    if (cells.length < 3 || place === 'Place' || /^:?-+:?$/.test(place)) return [];
    const tests = [...cells.at(-1).matchAll(/`([^`]+)`/g)].flatMap(([, reference]) => expand(reference));
    return [{ line: index + 1, place, says: cells[1].trim(), tests }];
  });

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
      tests.every(({ status }) => status === 'expected') ? 'passed' : (tests[0]?.status ?? 'not run'),
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

/** @returns what is wrong with one reference, or undefined */
const faultOf = (test, { results, missing }) => {
  const [file] = test.split(' › ');
  const report = REPORTS.find(({ holds }) => holds(file));
  if (!report) return 'names no test file';
  if (!existsSync(file)) return 'there is no such file';
  if (missing.includes(report)) return undefined;
  const states = results.get(test);
  if (states) return states.every((state) => state === 'passed') ? undefined : states.join(', ');
  const fileRan = [...results.keys()].some((name) => name.startsWith(`${file} › `));
  return fileRan
    ? 'no test of this name ran'
    : `the file is not in ${report.path}: run all of ${report.command}`;
};

const rows = rowsOf(readFileSync(TABLE, 'utf8'));
const reports = readReports();
const faults = rows.flatMap(({ line, place, says, tests }) => {
  const row = `${TABLE}:${line}  ${place}  ${says}`;
  if (tests.length === 0) return [`${row}\n    names no test`];
  return tests.flatMap((test) => {
    const fault = faultOf(test, reports);
    return fault ? [`${row}\n    ${test}\n    ${fault}`] : [];
  });
});

for (const fault of faults) console.error(`✗ ${fault}`);
for (const { path, command } of reports.missing)
  console.error(
    `✗ There is no ${path}, so the rows with its tests could not be checked: run ${command} first.`,
  );
const named = new Set(rows.flatMap(({ tests }) => tests)).size;
if (rows.length === 0) console.error(`✗ ${TABLE} has no rows.`);
if (faults.length > 0 || reports.missing.length > 0 || rows.length === 0) process.exit(1);
console.log(`${rows.length} rows of the specification, ${named} tests: every one ran and passed.`);
