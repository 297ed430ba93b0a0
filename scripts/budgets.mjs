// Checks how many brotli bytes of JavaScript and CSS a cold load of each screen fetches. Reads vite's manifest, so it
// needs no browser; tests/e2e/budgets.e2e.ts shows that a browser fetches the same files.
import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const KB = 1000;

/** Screens, the chunks that they load, by the manifest's names, and their limits in kB; sign-in stands in the page itself. */
export const SCREENS = [
  { name: 'Sign-in', page: 'index.html', chunks: ['index'], limit: 20 },
  {
    name: 'News list',
    chunks: ['index', 'app', 'lists'],
    limit: 300,
  },
  {
    name: 'Form with editor',
    chunks: ['index', 'app', 'forms', 'NewsForm', 'PublicationForm', 'RichTextEditor.lazy', 'drafts.lazy'],
    limit: 395,
  },
];

/** The module of Uzbek letters, on the page and in its worker: each alone, what it shares with the line under the fields apart. */
const UZBEK = { chunk: 'src/uzbek/offMainThread.ts', limit: 12 };

const manifest = () => JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** Every script and style that these chunks need, static imports included. */
export const filesOf = (names, all = manifest()) => {
  const files = new Set();
  const visit = (chunk) => {
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(all[imported]);
  };
  for (const name of names) {
    const chunk = Object.values(all).find((each) => each.name === name && each.file.endsWith('.js'));
    if (!chunk) throw new Error(`There is no chunk ${name} in the manifest`);
    visit(chunk);
  }
  return [...files];
};

const brotliBytes = (file) => statSync(`dist/${file}.br`).size;

export const measure = ({ page, chunks }) =>
  filesOf(chunks).reduce((sum, file) => sum + brotliBytes(file), page ? brotliBytes(page) : 0);

const uzbekFiles = (chunks = manifest()) => {
  const { file, assets } = chunks[UZBEK.chunk];
  return [file, ...assets];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  let isOver = false;
  const check = (name, bytes, limit, unit) => {
    const kilobytes = bytes / KB;
    const verdict = kilobytes <= limit ? 'ok' : 'OVER';
    isOver ||= verdict === 'OVER';
    console.log(`${name.padEnd(18)} ${kilobytes.toFixed(1).padStart(6)} ${unit} of ${limit}  ${verdict}`);
  };
  for (const screen of SCREENS) check(screen.name, measure(screen), screen.limit, 'kB');
  for (const file of uzbekFiles())
    check('Uzbek letters', statSync(`dist/${file}.gz`).size, UZBEK.limit, 'kB gzip');
  process.exit(isOver ? 1 : 0);
}
