// A part of the build: puts src/boot/boot.ts into index.html, with the files and calls that it asks for.
import { build } from 'esbuild';
import { runnerImport } from 'vite';

/** After what it reads of the head, and before styles, for which a script would wait. */
const PLACE = '<!-- boot -->';
/** The largest first: it is compiled while the others come. */
const CHUNKS = {
  dashboard: ['app', 'drawing'],
  list: ['app', 'drawing', 'lists'],
  form: ['app', 'drawing', 'forms'],
};

const chunksOf = (bundle, names) => {
  const found = new Set();
  const visit = (chunk) => {
    if (!chunk || found.has(chunk.fileName) || chunk.isEntry) return;
    found.add(chunk.fileName);
    for (const imported of chunk.imports) visit(bundle[imported]);
  };
  for (const name of names) visit(Object.values(bundle).find((chunk) => chunk.name === name));
  return [...found].map((file) => `/${file}`);
};

/** @returns {import('vite').Plugin} */
export const boot = () => ({
  name: 'boot',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: async (html, { bundle }) => {
      const { module } = await runnerImport('./src/boot/plan.ts');
      const chunks = Object.fromEntries(
        Object.entries(CHUNKS).map(([screen, names]) => [screen, chunksOf(bundle, names)]),
      );
      const { outputFiles } = await build({
        entryPoints: ['src/boot/boot.ts'],
        bundle: true,
        minify: true,
        charset: 'utf8',
        write: false,
        format: 'iife',
        target: 'es2022',
        define: { PLAN: JSON.stringify({ ...module.plan(), chunks }) },
      });
      return html.replace(PLACE, () => `<script>${outputFiles[0].text.trim()}</script>`);
    },
  },
});
