// Checks how many brotli bytes of JavaScript and CSS a cold load of each screen fetches. Reads vite's manifest, so it
// needs no browser; tests/e2e/budgets.e2e.ts shows that a browser fetches the same files.
import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const KB = 1000;

/** Screens, the modules that they load one after another, and their limits in kB. */
export const SCREENS = [
  { name: 'Sign-in', modules: ['index.html'], limit: 65 },
  {
    name: 'News list',
    modules: ['index.html', 'src/App.tsx', 'src/resources/publications/PublicationList.tsx'],
    limit: 300,
  },
  {
    name: 'Form with editor',
    modules: [
      'index.html',
      'src/App.tsx',
      'src/resources/publications/PublicationForm.tsx',
      'src/components/richText/RichTextEditor.lazy.tsx',
    ],
    limit: 395,
  },
];

const manifest = () => JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));

/** Every script and style that these modules need, static imports included. */
export const filesOf = (modules, chunks = manifest()) => {
  const files = new Set();
  const visit = (key) => {
    const chunk = chunks[key];
    if (!chunk) throw new Error(`${key} is not in the manifest`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const module of modules) visit(module);
  return [...files];
};

const brotliBytes = (file) => statSync(`dist/${file}.br`).size;

export const measure = ({ modules }) => filesOf(modules).reduce((sum, file) => sum + brotliBytes(file), 0);

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  let isOver = false;
  for (const screen of SCREENS) {
    const kilobytes = measure(screen) / KB;
    const verdict = kilobytes <= screen.limit ? 'ok' : 'OVER';
    isOver ||= verdict === 'OVER';
    console.log(
      `${screen.name.padEnd(18)} ${kilobytes.toFixed(1).padStart(6)} kB of ${screen.limit}  ${verdict}`,
    );
  }
  process.exit(isOver ? 1 : 0);
}
