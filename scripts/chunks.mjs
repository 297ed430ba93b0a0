// Which chunk a module of the front end stands in. Left to itself, the bundler cuts lazy screens to dozens of pieces by what each of
// them shares: a list would ask for thirty files, and all of them would weigh more.
import { build } from 'vite';

const isScreen = (id) => /\/src\/(resources|components\/types)\//.test(id);
/** A list that writes in its rows has it too. */
const FORM_LIBRARY = /\/node_modules\/react-hook-form\//;
/** What draws with it needs the bundler's runtime: where this stands, the runtime stands too, and not in a script of its own. */
const REACT = /\/node_modules\/react\//;
const EDITOR_LIBRARY = /\/node_modules\/@tiptap\/core\//;

/** The chunks of a build without any rule, by file name: what is needed of each library is known only then. */
const cut = async () => {
  const { output } = await build({
    logLevel: 'warn',
    // merged chunks would say that a screen needs more than it does
    build: { write: false, minify: false, rolldownOptions: { experimental: { chunkOptimization: false } } },
  });
  return new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
};

/** The modules that a chunk needs at once, its own among them. */
const neededBy = (chunk, chunks) => {
  const files = new Set([chunk.fileName]);
  for (const file of files) for (const imported of chunks.get(file)?.imports ?? []) files.add(imported);
  return new Set([...files].flatMap((file) => chunks.get(file)?.moduleIds ?? []));
};

const needs = (needed, library) => [...needed].some((id) => library.test(id));

const all = (sets) => new Set(sets.flatMap((set) => [...set]));

/**
 * Cuts the front end by who needs what: `entrance` is there always, `drawing`, which runs while the rest still comes, and `app` as soon as
 * somebody is inside. `lists` is what lists need,
 * `forms` what most forms need, and `screens` what both do. `files` is what a publication's form
 * needs beside that, `texts` what the editor shares with those who read texts. What only few things need is left to the bundler.
 *
 * @returns the name of a module's chunk, or null
 */
export const divide = async () => {
  const chunks = await cut();
  const entries = [...chunks.values()].filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry);
  const needsOf = (test) => entries.filter(test).map((entry) => neededBy(entry, chunks));
  const entrance = all(needsOf(({ isEntry }) => isEntry));
  const drawing = all(needsOf(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/draw.tsx')));
  const app = all(needsOf(({ facadeModuleId }) => facadeModuleId?.endsWith('/src/App.tsx')));
  const screensOf = (test) => needsOf(({ facadeModuleId: id = '' }) => isScreen(id ?? '') && test.test(id));
  const lists = all(screensOf(/List\.tsx$/).filter((needed) => !needs(needed, FORM_LIBRARY)));
  const forms = screensOf(/Form\.tsx$/);
  const editor = all(needsOf(({ name }) => name === 'RichTextEditor.lazy'));
  const partsOfForms = all([...forms, editor]);
  const publication = all(needsOf(({ name }) => name === 'PublicationForm'));
  const withoutEditor = all(needsOf(() => true).filter((needed) => !needs(needed, EDITOR_LIBRARY)));
  const ofMostForms = (id) => forms.filter((needed) => needed.has(id)).length > forms.length / 2;
  return (id) => {
    if (entrance.has(id) || REACT.test(id)) return 'entrance';
    if (drawing.has(id)) return 'drawing';
    if (app.has(id)) return 'app';
    if (lists.has(id) && partsOfForms.has(id)) return 'screens';
    if (lists.has(id)) return 'lists';
    if (ofMostForms(id)) return 'forms';
    if (publication.has(id) && !isScreen(id)) return 'files';
    return editor.has(id) && withoutEditor.has(id) ? 'texts' : null;
  };
};
