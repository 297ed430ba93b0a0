import type { EditorOptions } from '@tiptap/core';
import { extensions } from './schema/extensions.ts';

/** One object for all texts: another one would make their editors anew. */
export const editorOptions: Partial<EditorOptions> = {
  extensions,
  injectCSS: false,
  // no typed or pasted signs turn into bold or code: `*` stays a star
  enableInputRules: ['heading', 'blockquote', 'horizontalRule', 'bulletList', 'orderedList'],
  enablePasteRules: false,
};
