import type { Editor, Range } from '@tiptap/core';

/** A piece of the text of a field: formatting cuts the text of an editor into several. */
export interface TextRun {
  text: string;
  /** Its position in the field. */
  at: number;
  /** Code. */
  protected?: boolean;
  /** A paragraph, a cell or a line ends with it. */
  breaks?: boolean;
}

/** An input or an editor of a form. Positions count in the text of an input, and in the document of an editor. */
export interface TextField {
  runs: () => TextRun[];
  selection: () => Range & { text: string };
  /** Focuses the field, and selects a passage and scrolls it into view. */
  select: (range: Range) => void;
  /** Replaces passages as one undo step and focuses the field. @param edits - in the order of the text */
  replace: (edits: readonly (Range & { text: string })[]) => void;
  hasFocus: () => boolean;
  /** It is not in a language that is hidden. */
  isShown: () => boolean;
  isWritable: () => boolean;
}

type Input = HTMLInputElement | HTMLTextAreaElement;

/** Inserts like typing, the only way that Ctrl+Z undoes. Deprecated, but available everywhere except jsdom, and without a replacement. */
const replaceText = (input: Input, text: string) => {
  input.select();
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text)) return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

const fieldOfInput = (input: Input): TextField => ({
  runs: () => [{ text: input.value, at: 0 }],
  selection: () => {
    const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    return { from, to, text: input.value.slice(from, to) };
  },
  select: ({ from, to }) => {
    input.focus();
    input.setSelectionRange(from, to);
    input.scrollIntoView({ block: 'center' });
  },
  replace: (edits) => {
    const text = edits.reduceRight(
      (edited, { from, to, text }) => edited.slice(0, from) + text + edited.slice(to),
      input.value,
    );
    input.focus();
    if (text !== input.value) replaceText(input, text);
  },
  hasFocus: () => document.activeElement === input,
  isShown: () => !input.closest('[hidden]'),
  isWritable: () => !input.readOnly,
});

/** The text of code is protected, and anything between two texts separates words. */
const runsOf = ({ state: { doc } }: Editor): TextRun[] => {
  const runs: TextRun[] = [];
  doc.descendants((node, at, parent) => {
    const last = runs.at(-1);
    if (node.isText) {
      const isCode = parent?.type.spec.code === true || node.marks.some(({ type }) => type.name === 'code');
      runs.push({ text: node.text ?? '', protected: isCode, at });
    } else if (last) last.breaks = true;
  });
  return runs;
};

const fieldOfEditor = (editor: Editor): TextField => ({
  runs: () => runsOf(editor),
  selection: () => {
    const { doc, selection } = editor.state;
    const { from, to } = selection;
    return { from, to, text: doc.textBetween(from, to, ' ') };
  },
  select: (range) => editor.chain().focus().setTextSelection(range).scrollIntoView().run(),
  replace: (edits) => {
    const { tr, schema, doc } = editor.state;
    // from the end, so that no edit shifts the positions of others
    for (const { from, to, text } of edits.toReversed()) {
      if (text) tr.replaceWith(from, to, schema.text(text, doc.nodeAt(from)?.marks));
      else tr.delete(from, to);
    }
    if (tr.docChanged) editor.view.dispatch(tr);
    editor.commands.focus();
  },
  hasFocus: () => editor.isFocused,
  isShown: () => !editor.view.dom.closest('[hidden]'),
  isWritable: () => editor.isEditable,
});

const isEditorElement = (element: Element): element is Element & { editor: Editor } => 'editor' in element;

/** The field of a source such as `entries.uz.title`; undefined for one that is not mounted or holds no text. */
export const textField = (source: string): TextField | undefined => {
  const element = document.querySelector(`[data-source="${source}"], [name="${source}"]`);
  if (!element) return undefined;
  if (isEditorElement(element)) return element.editor && fieldOfEditor(element.editor);
  const isText = element instanceof HTMLInputElement && element.type === 'text';
  return isText || element instanceof HTMLTextAreaElement ? fieldOfInput(element) : undefined;
};
