import type { Editor, EditorEvents } from '@tiptap/core';
import type { Pasted } from './paste/cleanPaste.ts';

/** A save waits for a paste, and may not wait for ever. */
const LONGEST_WAIT_MS = 10_000;

/** What is only needed once something is pasted; without it a paste is sanitised as any text is. */
const loadCleaner = async (): Promise<(html: string) => Pasted> => {
  try {
    const late = new Promise<never>((_, reject) => setTimeout(reject, LONGEST_WAIT_MS, new Error('late')));
    return (await Promise.race([import('./paste/cleanPaste.ts'), late])).cleanPaste;
  } catch (error) {
    console.error(error);
    return (html) => ({ html, lostPictures: 0, isEmpty: false });
  }
};

/** Fetches it when somebody is about to write, so that the first paste does not wait for it. */
export const prepareToPaste = (): void => void loadCleaner();

/**
 * Where something is to stand that comes later, while the text around it goes on being written.
 *
 * @returns what says where it is now; undefined once another text was loaded
 */
const keepPlace = (editor: Editor) => {
  let { doc } = editor.state;
  let { from, to } = editor.state.selection;
  let isThere = true;
  const follow = ({ transaction, appendedTransactions }: EditorEvents['transaction']) => {
    isThere &&= transaction.before === doc;
    for (const { mapping } of [transaction, ...appendedTransactions]) {
      from = mapping.map(from, -1);
      to = mapping.map(to, -1);
    }
    doc = editor.state.doc;
  };
  editor.on('transaction', follow);
  return () => {
    editor.off('transaction', follow);
    return isThere ? { from, to } : undefined;
  };
};

/** Writes at a place, and leaves the cursor with what was written meanwhile. */
const writeAt = (editor: Editor, place: { from: number; to: number }, write: () => void) => {
  const { doc, selection } = editor.state;
  const isHere = selection.from === place.from && selection.to === place.to;
  if (!isHere) editor.commands.setTextSelection(place);
  write();
  if (isHere) return;
  const grown = selection.to < place.to ? 0 : editor.state.doc.content.size - doc.content.size;
  editor.commands.setTextSelection(selection.to + grown);
};

interface PasteListener {
  /** It is written once this resolves; a save has to wait for it. */
  onPending: (written: Promise<void>) => void;

  /** Pictures that only the other program can read were left out. */
  onLostPictures: (count: number) => void;
  /** Nothing but such a picture was copied, and the browser has it as a file. */
  onPictures: (files: File[]) => Promise<void>;
}

/**
 * Writes what another program put on the clipboard into the text, in the shape that the editor keeps. The first one waits for
 * its code, and is written where the cursor stood.
 *
 * @returns false when there is no HTML, or the cursor stands in a block of code, so that the editor reads it itself
 */
export const pasteHtml = (editor: Editor, event: ClipboardEvent, listener: PasteListener): boolean => {
  const { view } = editor;
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (!html || !view.editable || view.state.selection.$from.parent.type.spec.code) return false;
  const files = [...(event.clipboardData?.files ?? [])];
  event.preventDefault();
  const placeNow = keepPlace(editor);
  const write = async () => {
    const clean = await loadCleaner();
    const place = placeNow();
    if (!place || editor.isDestroyed) return;
    const pasted = clean(html);
    if (pasted.lostPictures > 0 && pasted.isEmpty && files.length > 0) return listener.onPictures(files);
    listener.onLostPictures(pasted.lostPictures);
    writeAt(editor, place, () => view.pasteHTML(pasted.html, event));
  };
  listener.onPending(write());
  return true;
};
