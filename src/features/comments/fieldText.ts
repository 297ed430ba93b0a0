import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { stripWhitespace } from './quote.ts';

/** The text of a field as it is in the form now. Places count in the text without white space. */
interface FieldText {
  stripped: string;
  /** What is selected in it, if anything. */
  chosen?: { start: number; end: number; exact: string };
  /** Selects a passage, puts the focus there and brings it into view. */
  show: (start: number, end: number) => void;
}

/** A stretch of text, and where the field counts its beginning. */
interface Piece {
  text: string;
  at: number;
}

/** The places of what is no white space. */
const placesIn = ({ text, at }: Piece) => {
  const places: number[] = [];
  for (let index = 0; index < text.length; index += 1)
    if (/\S/.test(text.charAt(index))) places.push(at + index);
  return places;
};

const textOf = (
  pieces: readonly Piece[],
  selection: { from: number; to: number; exact: string },
  select: (from: number, to: number) => void,
): FieldText => {
  const places = pieces.flatMap(placesIn);
  const indexOf = (place: number) => {
    const index = places.findIndex((each) => each >= place);
    return index < 0 ? places.length : index;
  };
  const exact = selection.exact.trim();
  return {
    stripped: stripWhitespace(pieces.map(({ text }) => text).join('')),
    chosen: exact ? { start: indexOf(selection.from), end: indexOf(selection.to), exact } : undefined,
    show: (start, end) => select(places[start] ?? 0, (places[end - 1] ?? -1) + 1),
  };
};

const textOfEditor = ({ editor }: TiptapEditorHTMLElement): FieldText | undefined => {
  if (!editor) return undefined;
  const { doc, selection } = editor.state;
  const { from, to } = selection;
  const pieces: Piece[] = [];
  doc.descendants(({ text }, at) => {
    if (text) pieces.push({ text, at });
  });
  return textOf(pieces, { from, to, exact: doc.textBetween(from, to, ' ') }, (start, end) =>
    editor.chain().focus().setTextSelection({ from: start, to: end }).scrollIntoView().run(),
  );
};

const textOfInput = (input: HTMLInputElement | HTMLTextAreaElement): FieldText => {
  const [from, to] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  const exact = input.value.slice(from, to);
  return textOf([{ text: input.value, at: 0 }], { from, to, exact }, (start, end) => {
    input.focus();
    input.setSelectionRange(start, end);
    input.scrollIntoView({ block: 'center' });
  });
};

/** The field of the form that writes to a path, `entries.uz.title`; nothing for one that is not shown, or that no text is written in. */
export const fieldAt = (path: string): FieldText | undefined => {
  const element = document.querySelector(`[data-source="${path}"], [name="${path}"]`);
  if (!element || element.closest('[hidden]')) return undefined;
  if ('editor' in element) return textOfEditor(element as TiptapEditorHTMLElement);
  const isText = element instanceof HTMLInputElement && element.type === 'text';
  return isText || element instanceof HTMLTextAreaElement ? textOfInput(element) : undefined;
};
