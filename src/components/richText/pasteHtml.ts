import type { EditorView } from '@tiptap/pm/view';
import type { Pasted } from './paste/cleanPaste.ts';

/** What is only needed once something is pasted; without it a paste is sanitised as any text is. */
const loadCleaner = async (): Promise<(html: string) => Pasted> => {
  try {
    return (await import('./paste/cleanPaste.ts')).cleanPaste;
  } catch (error) {
    console.error(error);
    return (html) => ({ html, lostPictures: 0, isEmpty: false });
  }
};

/** Fetches it when somebody is about to write, so that the first paste does not wait for it. */
export const prepareToPaste = (): void => void loadCleaner();

interface PasteListener {
  /** Pictures that only the other program can read were left out. */
  onLostPictures: (count: number) => void;
  /** Nothing but such a picture was copied, and the browser has it as a file. */
  onPictures: (files: File[]) => void;
}

/**
 * Writes what another program put on the clipboard into the text, in the shape that the editor keeps.
 *
 * @returns false when there is no HTML, or the cursor stands in a block of code, so that the editor reads it itself
 */
export const pasteHtml = (view: EditorView, event: ClipboardEvent, listener: PasteListener): boolean => {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (!html || !view.editable || view.state.selection.$from.parent.type.spec.code) return false;
  const files = [...(event.clipboardData?.files ?? [])];
  event.preventDefault();
  void loadCleaner().then((clean) => {
    if (view.isDestroyed) return;
    const pasted = clean(html);
    if (pasted.lostPictures > 0 && pasted.isEmpty && files.length > 0) {
      listener.onPictures(files);
      return;
    }
    listener.onLostPictures(pasted.lostPictures);
    view.pasteHTML(pasted.html, event);
  });
  return true;
};
