// How long two rich texts of 200 kB are compared, in Chromium.
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { launch } from './browser/launch.mjs';
import { check, tell } from './report.mjs';

const TEXT_BYTES = 200_000;
const ROUNDS = 7;
const LIMIT_MS = 300;

const WORDS =
  'депозитарий ценные бумаги счёт депо эмитент акции облигации выпуск реестр торги сделка клиринг расчёты участник рынок отчёт собрание дивиденды приём заявок срок порядок тариф договор'.split(
    ' ',
  );

/** The same numbers in each run. */
const random = (seed) => () => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return seed / 2_147_483_648;
};

const sentence = (next, length) =>
  Array.from({ length }, () => {
    const word = WORDS[Math.floor(next() * WORDS.length)];
    return next() < 0.05 ? `<strong>${word}</strong>` : word;
  });

const textOf = (seed) => {
  const next = random(seed);
  const paragraphs = [];
  for (let bytes = 0; bytes < TEXT_BYTES; ) {
    const words = sentence(next, 20 + Math.floor(next() * 40));
    paragraphs.push(words);
    bytes += Buffer.byteLength(words.join(' '));
  }
  return paragraphs;
};

const html = (paragraphs) => paragraphs.map((words) => `<p>${words.join(' ')}.</p>`).join('');

const changedIn = (paragraphs, every) =>
  paragraphs.map((words, index) =>
    index % every === 0 ? words.with(3, 'исправлено').toSpliced(9, 1) : words,
  );

const text = textOf(1);
const PAIRS = {
  'one paragraph of twenty': [html(text), html(changedIn(text, 20))],
  'every paragraph': [html(text), html(changedIn(text, 1))],
  'half of it moved': [html(text), html([...text.slice(text.length / 2), ...text.slice(0, text.length / 2)])],
  'nothing in common': [html(text), html(textOf(7))],
  'one paragraph of 200 kB': [html([text.flat()]), html([changedIn(text, 5).flat()])],
};

export const differences = async () => {
  const source = JSON.stringify(fileURLToPath(new URL('../src/diff/document/compare.ts', import.meta.url)));
  const { outputFiles } = await build({
    stdin: {
      contents: `export { compareTexts } from ${source};`,
      resolveDir: '.',
    },
    bundle: true,
    format: 'iife',
    globalName: 'texts',
    write: false,
  });
  const browser = await launch();
  const page = await browser.newPage();
  await page.addScriptTag({ content: outputFiles[0].text });
  const rows = {};
  for (const [name, pair] of Object.entries(PAIRS)) {
    const measured = await page.evaluate(
      ([[before, after], rounds]) =>
        Array.from({ length: rounds }, () => {
          const began = performance.now();
          globalThis.texts.compareTexts(before, after);
          return performance.now() - began;
        }),
      [pair, ROUNDS],
    );
    const medianMs = measured.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)];
    rows[name] = { ms: medianMs.toFixed(0) };
    check(`Difference of two texts, ${name}`, medianMs, LIMIT_MS);
  }
  await browser.close();
  tell('Difference of two rich texts of 200 kB (median)', rows);
};
