// `npm run icons`: copies the icons that are imported, by us and by react-admin, into packages/icons-material. The whole package takes
// 175 MB of a clone, and react-admin asks for it by name (docs/decisions/025-one-archive.md).
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const PLACE = 'packages/icons-material';
const READERS = [
  'src',
  ...['ra-ui-materialui', 'ra-input-rich-text'].map((name) => `node_modules/${name}/dist`),
];
const IMPORT = /['"]@mui\/icons-material\/(\w+)['"]/g;

const codeIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((path) => /\.(tsx?|js)$/.test(path))
    .map((path) => readFileSync(join(folder, path), 'utf8'));

/** The names of all icons that somebody imports. */
export const importedIcons = () => {
  const names = READERS.flatMap(codeIn).flatMap((code) => [...code.matchAll(IMPORT)].map(([, name]) => name));
  return [...new Set(names)].sort();
};

/** The names of the icons that are there. */
export const copiedIcons = () =>
  Object.keys(JSON.parse(readFileSync(`${PLACE}/package.json`, 'utf8')).exports).map((path) => path.slice(2));

const copyIcons = () => {
  const manifest = JSON.parse(readFileSync(`${PLACE}/package.json`, 'utf8'));
  const names = importedIcons();
  const place = mkdtempSync(join(tmpdir(), 'depository-icons-'));
  try {
    const arguments_ = [
      'pack',
      '--silent',
      `@mui/icons-material@${manifest.version}`,
      '--pack-destination',
      place,
    ];
    const archive = execFileSync('npm', arguments_, { encoding: 'utf8' }).trim();
    const files = names.map((name) => `package/esm/${name}.js`);
    execFileSync('tar', ['-xzf', join(place, archive), '-C', place, 'package/LICENSE', ...files]);
    rmSync(`${PLACE}/icons`, { recursive: true, force: true });
    mkdirSync(`${PLACE}/icons`);
    for (const name of names) {
      const code = readFileSync(join(place, `package/esm/${name}.js`), 'utf8');
      writeFileSync(
        `${PLACE}/icons/${name}.js`,
        `${code.replace('./utils/createSvgIcon.js', '../createSvgIcon.js')}\n`,
      );
    }
    cpSync(join(place, 'package/LICENSE'), `${PLACE}/LICENSE`);
  } finally {
    rmSync(place, { recursive: true });
  }
  manifest.exports = Object.fromEntries(
    names.map((name) => [`./${name}`, { types: './icon.d.ts', default: `./icons/${name}.js` }]),
  );
  writeFileSync(`${PLACE}/package.json`, `${JSON.stringify(manifest, undefined, 2)}\n`);
  console.log(`${names.length} icons in ${PLACE}`);
};

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) copyIcons();
