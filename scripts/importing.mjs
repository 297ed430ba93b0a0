// A part of the build: what stands around each `import()` is ours (src/boot/importing.ts).

/** Vite's module of this name exports what its build puts around each `import()`. */
const HELPER = '\0vite/preload-helper.js';

/** How the build takes one module out of a chunk: that hears nothing either, but nobody wrote it to hear. */
const TAKEN_OUT = /(\bimport\([^()]*\))\s*\.then\(\(?(\w+)\)?\s*=>\s*\2\.\w+\)/g;
const CHAIN = /\bimport\([^()]*\)\s*(?:\?\.|\.)(?:then|catch|finally)\(/;

/**
 * Vite puts its helper around the whole of such a chain, which then hears nothing of the files that the helper could not fetch.
 *
 * @returns {string | undefined} the beginning of the first one in built code
 */
export const unheardIn = (code) => CHAIN.exec(code.replace(TAKEN_OUT, '$1'))?.[0];

/** @returns {import('vite').Plugin} */
export const importing = () => ({
  name: 'importing',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id === HELPER ? `export { importing as __vitePreload } from '/src/boot/importing.ts';` : undefined,
  generateBundle(_, bundle) {
    for (const { fileName, code = '' } of Object.values(bundle)) {
      const unheard = unheardIn(code);
      if (unheard)
        this.error(
          `${fileName}: ${unheard}…: a file that does not come is not told to it; let a function of its own import`,
        );
    }
  },
});
