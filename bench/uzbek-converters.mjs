import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

const source = (name) => fileURLToPath(new URL(`../src/uzbek/${name}.ts`, import.meta.url));
const PARTS = [
  'assist',
  'apostrophes',
  'cyrillicToLatin',
  'latinToCyrillic',
  'changes',
  'findings',
  'settings',
];

/** src/uzbek built into one file and loaded; with its sizes and its times. */
export const bundled = async (folder) => {
  const outfile = join(folder, 'uzbek.mjs');
  const contents = PARTS.map((part) => `export * from ${JSON.stringify(source(part))};`).join('\n');
  await build({
    stdin: { contents, resolveDir: folder },
    bundle: true,
    format: 'esm',
    outfile,
    logLevel: 'error',
  });
  const uzbek = await import(pathToFileURL(outfile).href);
  return { ...uzbek, sizes: await sizes(folder), times: () => times(uzbek) };
};

const sizes = async (folder) => {
  const rows = [];
  for (const entry of ['assist']) {
    const { outputFiles } = await build({
      entryPoints: [source(entry)],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2022',
      outdir: folder,
      write: false,
    });
    const [{ contents }] = outputFiles;
    rows.push({
      chunk: entry,
      minified: contents.length,
      brotli: brotliCompressSync(contents).length,
      limit: 12_288,
    });
  }
  return rows;
};

const BYTES = 200_000;
const SYLLABLES = {
  'to-latin': [
    'ўз',
    'бек',
    'санъ',
    'ат',
    'ша',
    'ҳар',
    'тоғ',
    'лар',
    'маъ',
    'но',
    'ци',
    'я',
    'е',
    'чи',
    'қо',
    'нинг',
    'да',
  ],
  apostrophes: [
    "o'z",
    'bek',
    "san'",
    'at',
    'sha',
    'har',
    'tog`',
    'lar',
    'ma’',
    'no',
    'tsi',
    'ya',
    'ye',
    'chi',
    'ning',
    'da',
  ],
};

const times = ({ answer, DEFAULTS }) =>
  Object.entries({ ...SYLLABLES, findings: SYLLABLES.apostrophes, 'to-cyrillic': SYLLABLES.apostrophes }).map(
    ([act, syllables]) => {
      const nodes = [{ text: textOf(syllables) }];
      const request = { nodes, language: 'uz', settings: DEFAULTS, ...(act !== 'findings' && { act }) };
      const runs = Array.from({ length: 7 }, () => cpuMs(() => answer(request)));
      return {
        act,
        first: Math.round(runs[0]),
        median: Math.round(runs.toSorted((one, other) => one - other)[3]),
      };
    },
  );

/** CPU, not the clock: the figure is the same on a busy machine. */
const cpuMs = (work) => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const textOf = (syllables) => {
  let text = '';
  for (let word = 0; text.length < BYTES && Buffer.byteLength(text) < BYTES; word += 1) {
    // as in prose, two words of five are new and the rest come from the commonest; a prime makes neighbours differ
    let rest = (word % 5 < 2 ? word : (word * 31) % 3000) * 7919;
    for (let part = 0; part < 4; part += 1) {
      text += syllables[rest % syllables.length];
      rest = Math.floor(rest / syllables.length);
    }
    text += word % 12 === 11 ? '. ' : ' ';
  }
  return text;
};

export const ours = ({ cyrillicToLatin, applyChanges }) => ({
  name: 'ours',
  toLatin: (text) => {
    const changes = cyrillicToLatin(text);
    return { text: applyChanges(text, changes), unsure: changes.filter(({ sure }) => !sure).length };
  },
});

/** Public converters that the registry has: lotin-kirill is the one for Uzbek, transliteration knows no language. */
const PUBLIC = { 'lotin-kirill': '0.1.3', transliteration: '2.6.1' };

export const publicConverters = async (folder) => {
  try {
    await install(folder);
  } catch (error) {
    console.log(
      `Public converters cannot be had (no registry?); they are left out: ${String(error).split('\n')[0]}\n`,
    );
    return [];
  }
  const load = createRequire(join(folder, 'package.json'));
  const loaded = load('lotin-kirill');
  const lotinKirill = new (loaded.default ?? loaded)();
  const { transliterate } = load('transliteration');
  return [
    {
      name: `lotin-kirill ${PUBLIC['lotin-kirill']}`,
      toLatin: (text) => ({ text: lotinKirill.textToLatin(text), unsure: 0 }),
    },
    {
      name: `transliteration ${PUBLIC.transliteration}`,
      toLatin: (text) => ({ text: transliterate(text), unsure: 0 }),
    },
  ];
};

const install = async (folder) => {
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PUBLIC }));
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--fetch-retries=0', '--loglevel=error'];
  await promisify(execFile)('npm', ['install', ...flags], {
    cwd: folder,
    shell: process.platform === 'win32',
  });
};
