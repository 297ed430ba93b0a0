import type { Editor, TiptapEditorHTMLElement } from '@tiptap/core';

/** The text of a field as it is in the form now. Places count in the text without white space. */
interface FieldText {
  stripped: string;
  /** What is selected in it, if anything. */
  chosen?: { start: number; end: number; exact: string };
  /** Selects a passage, puts the focus there and brings it into view. */
  show: (start: number, end: number) => void;
}

const SPACE = /\s/;

/** The signs of a text that are no white space, each with its place. */
const signsOf = (text: string, from: number, onSign: (sign: string, at: number) => void) => {
  for (let index = 0; index < text.length; index += 1) {
    const sign = text[index] ?? '';
    if (!SPACE.test(sign)) onSign(sign, from + index);
  }
};

const textOf = (
  read: (onSign: (sign: string, at: number) => void) => void,
  selection: { from: number; to: number; exact: string },
  select: (from: number, to: number) => void,
): FieldText => {
  const signs: string[] = [];
  const places: number[] = [];
  read((sign, at) => {
    signs.push(sign);
    places.push(at);
  });
  const indexOf = (place: number) => {
    const index = places.findIndex((each) => each >= place);
    return index < 0 ? places.length : index;
  };
  const exact = selection.exact.trim();
  return {
    stripped: signs.join(''),
    chosen: exact ? { start: indexOf(selection.from), end: indexOf(selection.to), exact } : undefined,
    show: (start, end) => select(places[start] ?? 0, (places[end - 1] ?? -1) + 1),
  };
};

const textOfEditor = (editor: Editor): FieldText => {
  const { doc, selection } = editor.state;
  const { from, to } = selection;
  return textOf(
    (onSign) =>
      doc.descendants((node, at) => {
        if (node.isText) signsOf(node.text ?? '', at, onSign);
      }),
    { from, to, exact: doc.textBetween(from, to, ' ') },
    (start, end) => editor.chain().focus().setTextSelection({ from: start, to: end }).scrollIntoView().run(),
  );
};

const textOfInput = (input: HTMLInputElement | HTMLTextAreaElement): FieldText => {
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  return textOf(
    (onSign) => signsOf(input.value, 0, onSign),
    { from, to, exact: input.value.slice(from, to) },
    (start, end) => {
      input.focus();
      input.setSelectionRange(start, end);
      input.scrollIntoView({ block: 'center' });
    },
  );
};

const isEditor = (element: Element): element is TiptapEditorHTMLElement => 'editor' in element;

const isWrittenIn = (element: Element): element is HTMLInputElement | HTMLTextAreaElement =>
  element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.type === 'text');

/** The field of the form that writes to a path, `entries.uz.title`; nothing for one that is not shown, or that no text is written in. */
export const fieldAt = (path: string): FieldText | undefined => {
  const element = document.querySelector(`[data-source="${path}"], [name="${path}"]`);
  if (!element || element.closest('[hidden]')) return undefined;
  if (isEditor(element)) return element.editor && textOfEditor(element.editor);
  return isWrittenIn(element) ? textOfInput(element) : undefined;
};
