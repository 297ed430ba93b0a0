// The server at every size: what calls cost beside a plain server in the same run, whole lists, start and memory.
import { check, tell } from '../report.mjs';
import { call, inTurns, startFloor } from './calls.mjs';
import { BASE, signIn, startProduct } from './product.mjs';
import { rowsFor } from './rows.mjs';
import { wholeLists } from './wholeLists.mjs';

/** What a person does not notice, with four at once (docs/decisions.md, 24). */
const P50_MS = 100;
const START_MS = 2_500;
const IDLE_MB = 220;

const number = (value, digits = 2) => Number(value.toFixed(digits));

const figuresOf = ({ ours, floor }) => ({
  'per s': Math.round(ours.perSecond),
  'of floor': number(ours.perSecond / floor.perSecond, 3),
  'p50, ms': number(ours.p50),
  'p99, ms': number(ours.p99),
  'CPU, ms': number(ours.cpuMs),
  '× floor': number(ours.cpuMs / floor.cpuMs, 1),
});

const measured = async (product, floor, { setUp, next: given, lanes = 4 }, timing) => {
  const next = given ?? (await setUp());
  const example = await call(BASE, next(0), { isKept: true });
  await floor.prepare(example);
  let asked = 0;
  const nextOne = () => {
    asked += 1;
    return next(asked);
  };
  const expected = example.status;
  return await inTurns(
    {
      floor: { base: floor.base, processorMs: floor.processorMs, next: nextOne, expected },
      ours: { base: BASE, processorMs: product.processorMs, next: nextOne, expected },
    },
    { lanes, ...timing },
  );
};

const measureRows = async ({ size, name, product, floor, headers }, timing) => {
  const told = {};
  const rows = await rowsFor({ size, headers });
  for (const [title, row] of Object.entries(rows)) {
    const seen = await measured(product, floor, row, timing);
    const goal = row.p50 ?? P50_MS;
    told[title] = { ...figuresOf(seen), 'goal, p50': goal };
    check(`${title} of ${size}, ${name}, p50 ms`, seen.ours.p50, goal);
  }
  tell(`${size} news, ${name}`, told);
};

/** One size, from the start to the end of a server. @returns the rows of whole lists, and that of start and memory */
const measureSize = async (database, floor, size, timing) => {
  await database.fillUp(size);
  const product = await startProduct(database.place);
  try {
    const { name } = database;
    const idleMb = await product.residentMb();
    const run = { size, name, product, floor, ...(await signIn()) };
    await measureRows(run, timing);
    const whole = await wholeLists(run);
    check(`start with ${size}, ${name}, ms`, product.startMs, START_MS);
    check(`start with ${size}, ${name}, idle MB`, idleMb, IDLE_MB);
    return {
      whole,
      start: {
        'listening, ms': Math.round(product.startMs),
        'idle, MB': Math.round(idleMb),
        'after all this, MB': Math.round(await product.residentMb()),
      },
    };
  } finally {
    await product.stop();
  }
};

/**
 * @param {object} database - see databases.mjs
 * @param {{ sizes: number[], sliceMs: number, rounds: number }} timing
 */
export const measureSizes = async (database, { sizes, ...timing }) => {
  const floor = await startFloor();
  try {
    const first = await startProduct(database.place);
    const starts = { 'first start, with sample content': { 'listening, ms': Math.round(first.startMs) } };
    await first.stop();
    const lists = {};
    for (const size of sizes) {
      const { whole, start } = await measureSize(database, floor, size, timing);
      Object.assign(lists, whole);
      starts[`start with ${size}`] = start;
    }
    tell(`Whole lists, ${database.name}`, lists);
    tell(`Start and memory, ${database.name}`, starts);
  } finally {
    floor.stop();
    await database.remove();
  }
};
