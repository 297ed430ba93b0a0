import type { Editor, EditorOptions } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { findLoss } from './findLoss.ts';
import { documentOf, htmlOf } from './html.ts';
import { extensions } from './schema/extensions.ts';

/** One object for all texts: another one would make their editors anew. */
const editorOptions: Partial<EditorOptions> = {
  extensions,
  injectCSS: false,
  // no typed or pasted signs turn into bold or code: `*` stays a star
  enableInputRules: ['heading', 'blockquote', 'horizontalRule', 'bulletList', 'orderedList'],
  enablePasteRules: false,
};

const verbatim = (value: unknown) => value;

/** Shows a text that came from outside: nothing of it counts as a change, and there is nothing to undo. */
const load = (editor: Editor, value: unknown) => {
  const html = typeof value === 'string' ? value : '';
  const doc = documentOf(html, editor.schema);
  const state = EditorState.create({ doc, plugins: editor.state.plugins });
  editor.view.updateState(state);
  // the toolbar listens to transactions
  editor.view.dispatch(state.tr.setMeta('addToHistory', false));
  return { value, doc, loss: findLoss(html, htmlOf(doc)) };
};

interface RichTextOptions {
  source: string;
  /** Of the element that is written in; `name` is that of the field in the form. */
  attributes: (id: string, name: string) => Record<string, string>;
}

/**
 * An editor for a field of the form. The field keeps the very text that was loaded, to the byte and `null` as `null`, while the
 * editor shows the same document.
 */
export const useRichText = ({ source, attributes }: RichTextOptions) => {
  const { id, field, fieldState } = useInput({ source, defaultValue: '', format: verbatim, parse: verbatim });
  const [editorProps] = useState(() => ({ attributes: attributes(id, field.name) }));
  const [loss, setLoss] = useState<readonly string[]>([]);
  const loaded = useRef<ReturnType<typeof load>>(undefined);
  const written = useRef<unknown>(undefined);

  const editor = useEditor({
    ...editorOptions,
    editorProps,
    onUpdate: ({ editor: { state } }) => {
      const value = loaded.current?.doc.eq(state.doc) ? loaded.current.value : htmlOf(state.doc);
      if (value === written.current) return;
      written.current = value;
      field.onChange(value);
    },
    onBlur: () => field.onBlur(),
  });

  useLayoutEffect(() => {
    // tiptap destroys an editor whose first commit comes late, and makes another
    if (editor.isDestroyed) return;
    if (loaded.current && written.current === field.value) return;
    loaded.current = load(editor, field.value);
    written.current = field.value;
    setLoss(loaded.current.loss);
  }, [editor, field.value]);

  const { ref } = field;
  useEffect(() => ref({ focus: () => editor.commands.focus() }), [editor, ref]);

  return { id, editor, field, error: fieldState.error, loss };
};
