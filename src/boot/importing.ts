/** Files of code that are here or on their way, by address. */
const files = new Map<string, Promise<unknown>>();

/** What the page itself has asked for comes as code already. */
const isInPage = (href: string) =>
  [...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>('link[href], script[src]')].some(
    (element) => ('href' in element ? element.href : element.src) === href,
  );

const read = async (href: string) => {
  if (isInPage(href)) return;
  const answer = await fetch(href);
  if (!answer.ok) throw new Error(`${answer.status} ${href}`);
  // what was read to its end is kept by the browser
  await answer.blob();
};

const AGAIN_AFTER_MS = 400;

/** A line that has just come back, or changes, drops a file that it brings a moment later. */
const readOnceMore = (href: string) =>
  new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS)).then(() => read(href));

const fetchFile = (href: string) => {
  const known = files.get(href);
  if (known) return known;
  const coming = read(href).catch(() => readOnceMore(href));
  files.set(href, coming);
  coming.catch(() => files.delete(href));
  return coming;
};

/**
 * Imports code after all of its files have been fetched. Browsers keep a module that could not be fetched as a failure for as long
 * as the page lives, and with it all that imports it; what was not even asked for as a module can be tried again.
 *
 * Stands in the place of Vite's own helper (scripts/importing.mjs), which calls it so.
 *
 * @param load - the `import()` itself
 * @param paths - its file and those that it imports, below the page's root
 */
export const importing = async <Module>(
  load: () => Promise<Module>,
  paths: readonly string[] = [],
): Promise<Module> => {
  await Promise.all(paths.map((path) => fetchFile(new URL(`/${path}`, location.href).href)));
  return load();
};

/** Loads the page again as soon as it is sure to come: what browsers and proxies say of a dead line is less than ours. @throws when it is dead */
export const loadPageAgain = async () => {
  const { ok, status } = await fetch(location.href);
  if (!ok) throw new Error(`${status} ${location.href}`);
  location.reload();
};
