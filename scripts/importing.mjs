// A part of the build: what stands around each `import()` is ours (src/boot/importing.ts).

/** Vite's module of this name exports what its build puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/** Vite puts its helper around the whole of such a chain, which then hears nothing of the files that the helper could not fetch. */
const UNHEARD = /\bimport\([^()]*\)\s*\.(?:catch|finally|then\((?!\(?(\w+)\)?\s*=>\s*\1\.\w+\)))/;

/** @returns {import('vite').Plugin} */
export const importing = () => ({
  name: 'importing',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { importing as __vitePreload } from '/src/boot/importing.ts';` : undefined,
  generateBundle(_, bundle) {
    for (const { fileName, code = '' } of Object.values(bundle)) {
      const [unheard] = UNHEARD.exec(code) ?? [];
      if (unheard)
        this.error(
          `${fileName}: ${unheard}…: a file that does not come is not told to it; let a function of its own import`,
        );
    }
  },
});
