// Checks how many brotli bytes the sign-in page fetches until it can be typed into: the page itself, its scripts and its styles.
import { readFileSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const KB = 1000;
const SIGN_IN_KB = 90;

/** Every script and style that the page itself asks for. */
export const signInFiles = () => {
  const chunks = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
  const files = new Set();
  const visit = (chunk) => {
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    for (const imported of chunk.imports ?? []) visit(chunks[imported]);
  };
  visit(chunks['index.html']);
  return [...files];
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const bytes = ['index.html', ...signInFiles()].reduce(
    (sum, file) => sum + statSync(`dist/${file}.br`).size,
    0,
  );
  const isOver = bytes > SIGN_IN_KB * KB;
  console.log(
    `Sign-in page: ${(bytes / KB).toFixed(1)} kB of ${SIGN_IN_KB}, brotli  ${isOver ? 'OVER' : 'ok'}`,
  );
  process.exit(isOver ? 1 : 0);
}
