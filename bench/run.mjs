// `npm run bench`: figures of the built product on this machine, written to bench/RESULTS.md as well.
// `npm run bench -- lists` runs one part (see PARTS), `--sizes 100,1000` other sizes, and writes nothing.
import { parseArgs } from 'node:util';
import { buildStale } from '../scripts/build.mjs';
import { compareInBrowser } from './browser/browser.mjs';
import { differences } from './differences.mjs';
import { heldDatabase } from './heldDatabase.mjs';
import { hostile } from './hostile.mjs';
import { opening } from './opening.mjs';
import { queue } from './queue.mjs';
import { conclude } from './report.mjs';
import { embedded, postgres } from './server/databases.mjs';
import { onOwnServer } from './server/ownServer.mjs';
import { measureSizes } from './server/sizes.mjs';
import { typing } from './typing.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { sizes: { type: 'string', default: '100,1000,10000,100000' } },
});
const sizes = values.sizes.split(',').map(Number);
/** A browser that holds a list of 100,000 whole is of no use to anybody. */
const browserSizes = sizes.filter((size) => size <= 10_000);

/** What lies between the smallest and the largest is told of one database; all of it would take a quarter of an hour. */
const ends = (all) => [...new Set([all[0], all.at(-1)])];

const PARTS = {
  lists: async () => measureSizes(await embedded(), { sizes, sliceMs: 150, rounds: 3 }),
  postgres: async () => measureSizes(await postgres(), { sizes: ends(sizes), sliceMs: 150, rounds: 3 }),
  browser: () => onOwnServer((told) => compareInBrowser(told, browserSizes)),
  typing: () => onOwnServer(typing),
  opening: () => onOwnServer(opening),
  differences,
  queue: () => onOwnServer(queue),
  hostile: () =>
    onOwnServer(async (told) => {
      await hostile(told);
      await heldDatabase(told);
    }),
};

const wanted = positionals.length > 0 ? positionals : Object.keys(PARTS);
for (const name of wanted.filter((each) => !PARTS[each]))
  throw new Error(`No such part: ${name}. There are ${Object.keys(PARTS).join(', ')}.`);
await buildStale();
for (const name of wanted) {
  const began = performance.now();
  await PARTS[name]();
  console.log(`\n${name}: ${Math.round((performance.now() - began) / 1000)} s`);
}
const isReached = await conclude(positionals.length === 0 ? 'bench/RESULTS.md' : undefined);
if (!isReached) process.exitCode = 1;
