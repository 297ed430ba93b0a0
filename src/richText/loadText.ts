import type { Editor } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { EditorState } from '@tiptap/pm/state';
import { documentOf, htmlOf } from './html.ts';
import { lostParts } from './lostParts.ts';
import { inChunks } from './schema/chunks.ts';

export interface LoadedText {
  /** The value as it came; it stays the value of the form while `doc` is what the editor shows. */
  value: unknown;
  doc: Node;
  /** What of it the editor cannot keep, in words. */
  lost: string[];
}

/** Shows a text that came from outside: nothing of it counts as a change, and there is nothing to undo. */
export const loadText = (editor: Editor, value: unknown): LoadedText => {
  const html = typeof value === 'string' ? value : '';
  const doc = inChunks(documentOf(html, editor.schema));
  const state = EditorState.create({ doc, plugins: editor.state.plugins });
  editor.view.updateState(state);
  // the toolbar listens to transactions
  editor.view.dispatch(state.tr.setMeta('addToHistory', false));
  return { value, doc, lost: lostParts(html, htmlOf(doc)) };
};
