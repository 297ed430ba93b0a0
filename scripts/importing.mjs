// A part of the build: what stands around each `import()` is ours (src/boot/importing.ts).

/** Vite's module of this name exports what its build puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/** @returns {import('vite').Plugin} */
export const importing = () => ({
  name: 'importing',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { importing as __vitePreload } from '/src/boot/importing.ts';` : undefined,
});
