import type { TiptapEditorHTMLElement } from '@tiptap/core';
import { stripWhitespace } from './quote.ts';

/** The current text of a form field. Positions count characters other than white space. */
interface FieldText {
  stripped: string;
  /** The selected passage, if any. */
  chosen?: { start: number; end: number; exact: string };
  /** Selects a passage, focuses it and scrolls it into view. */
  show: (start: number, end: number) => void;
}

/** A piece of text and its position in the field. */
interface Piece {
  text: string;
  at: number;
}

/** The positions of all characters other than white space. */
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

/** The form field of a path such as `entries.uz.title`; undefined for one that is not mounted or holds no text. */
export const fieldAt = (path: string): FieldText | undefined => {
  const element = document.querySelector(`[data-source="${path}"], [name="${path}"]`);
  if (!element || element.closest('[hidden]')) return undefined;
  if ('editor' in element) return textOfEditor(element as TiptapEditorHTMLElement);
  const isText = element instanceof HTMLInputElement && element.type === 'text';
  return isText || element instanceof HTMLTextAreaElement ? textOfInput(element) : undefined;
};
