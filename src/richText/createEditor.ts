import { Editor } from '@tiptap/core';
import type { Schema } from '@tiptap/pm/model';
import type { RichTextWord } from '../i18n/richText.ts';
import { imageFilesIn, insertImages } from './imageFiles.ts';
import { pasteHtml, prepareToPaste } from './pasteHtml.ts';
import { sanitiseForDisplay } from './sanitise.ts';
import { extensions } from './schema/extensions.ts';

let schema: Schema | undefined;

/** That of all texts, once there is an editor. */
export const textSchema = (): Schema | undefined => schema;

interface EditorListener {
  /** Told why a pasted or dropped picture was refused. */
  report: (problem?: RichTextWord) => void;
  /** Told how many pictures of the last paste were left out. */
  reportLostPictures: (count: number) => void;
  /** Told of what is still to be written. */
  wait: (written: Promise<void>) => void;
}

/**
 * An editor without a text, not yet on the page.
 *
 * @param attributes - of the element that is written in
 */
export const createEditor = (
  attributes: Record<string, string>,
  { report, reportLostPictures, wait }: EditorListener,
): Editor => {
  const insert = (files: readonly File[]) => insertImages(editor, files, report);
  const editor: Editor = new Editor({
    element: null,
    extensions,
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: sanitiseForDisplay,
      handleDOMEvents: {
        focus: prepareToPaste,
        paste: (_view, event) =>
          pasteHtml(editor, event, {
            onPending: wait,
            onLostPictures: reportLostPictures,
            onPictures: insert,
          }),
      },
      handlePaste: (_view, event) => {
        const files = imageFilesIn(event.clipboardData);
        if (files) wait(insert(files));
        return files !== undefined;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = isMoved ? undefined : imageFilesIn(event.dataTransfer);
        if (!files) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        if (place) editor.commands.setTextSelection(place.pos);
        wait(insert(files));
        return true;
      },
    },
  });
  schema = editor.schema;
  return editor;
};
