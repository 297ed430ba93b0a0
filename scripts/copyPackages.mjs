import { existsSync } from 'node:fs';
import { cp, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** What nobody needs who runs a package: types, sources of what was compiled, documents, tests. Licences stay. */
const NOT_RUN =
  /\.(d\.[cm]?ts|[cm]?tsx?|map|md|markdown|flow)$|^(\.github|\.vscode|tests?|__tests__|e2e|examples?|bench(marks?)?|docs)$/i;
const isRun = (path) => !NOT_RUN.test(basename(path)) || /^licen[cs]e/i.test(basename(path));

/** Where Node finds a package that one in `folder` asks for. */
function placeOf(name, folder) {
  for (let at = folder; ; at = dirname(at)) {
    const place = join(at, 'node_modules', name);
    if (existsSync(join(place, 'package.json'))) return place;
    if (at === dirname(at)) return undefined;
  }
}

/** Copies packages and everything they need, as far as it is there, into `release/node_modules`, each where it lies here. */
export async function copyPackages(names, release) {
  const copied = new Set();

  async function copy(name, neededBy, isRequired) {
    const place = placeOf(name, neededBy);
    if (!place) {
      if (isRequired) throw new Error(`${name}, which ${neededBy} needs, is not installed`);
      return;
    }
    if (copied.has(place)) return;
    copied.add(place);
    // what lies within it has its own turn, if somebody needs it
    const filter = (path) => path === place || (isRun(path) && basename(path) !== 'node_modules');
    await cp(place, join(release, place), { recursive: true, filter });
    const { dependencies = {}, optionalDependencies = {} } = JSON.parse(
      await readFile(join(place, 'package.json'), 'utf8'),
    );
    for (const needed of Object.keys(dependencies))
      await copy(needed, place, !(needed in optionalDependencies));
    for (const wanted of Object.keys(optionalDependencies)) await copy(wanted, place, false);
  }

  for (const name of names) await copy(name, '.', true);
}
