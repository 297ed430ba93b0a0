import type { Editor, EditorOptions } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { useEditor } from '@tiptap/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useInput } from 'react-admin';
import { findLoss } from './findLoss.ts';
import { documentOf, htmlOf } from './html.ts';
import { extensions } from './schema/extensions.ts';

/** One constant object, because a new one would recreate the editors. */
const editorOptions: Partial<EditorOptions> = {
  extensions,
  injectCSS: false,
  // typed characters such as `*` never become formatting
  enableInputRules: ['heading', 'blockquote', 'horizontalRule', 'bulletList', 'orderedList'],
  enablePasteRules: false,
  // the extension compares every step of a transaction with all others: correcting 12,000 words took 16 s
  enableCoreExtensions: { delete: false },
};

const verbatim = (value: unknown) => value;

/** Replaces the text by a value from outside, which is neither a change nor an undo step. */
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
  /** Attributes of the editable element; `name` is the form field. */
  attributes: (id: string, name: string) => Record<string, string>;
}

/** An editor for a form field. Until it is edited, the field keeps the loaded value byte by byte, and `null` as `null`. */
export const useRichText = ({ source, attributes }: RichTextOptions) => {
  const { id, field, fieldState } = useInput({ source, format: verbatim, parse: verbatim });
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
    // if its first commit comes late, tiptap destroys the editor and creates another one
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
