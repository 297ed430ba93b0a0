import { DOMSerializer, type Schema } from '@tiptap/pm/model';
import { documentOf } from './html.ts';

/** A sign of HTML takes at least so much of a window in which two texts or three stand side by side. */
const PX_PER_SIGN = 400;
/** What the editor draws in its own way, or takes long to come. */
const ITS_OWN = /<(?:iframe|video)\b|\bsrc=["']?data:/i;
const LINES = 'p, h1, h2, h3, h4, h5, h6, pre, figcaption';

/** The beginning of a text as its editor will show it. @returns nothing where only the editor can */
export const beginningOf = (value: unknown, schema: Schema): DocumentFragment | undefined => {
  const seen = (window.innerWidth * window.innerHeight) / PX_PER_SIGN;
  const html = typeof value === 'string' ? value.slice(0, seen) : '';
  if (ITS_OWN.test(html)) return undefined;
  const shown = document.createDocumentFragment();
  DOMSerializer.fromSchema(schema).serializeFragment(documentOf(html, schema).content, { document }, shown);
  // an empty line is as high as any
  for (const line of shown.querySelectorAll(LINES))
    if (!line.firstChild) line.append(document.createElement('br'));
  return shown;
};
