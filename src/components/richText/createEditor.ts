import { Editor } from '@tiptap/core';
import type { RichTextWord } from '../../i18n/richText.ts';
import { insertImageFiles, insertImages } from './imageFiles.ts';
import { pasteHtml, prepareToPaste } from './pasteHtml.ts';
import { sanitiseForDisplay } from './sanitise.ts';
import { extensions } from './schema/extensions.ts';

interface EditorListener {
  /** Told why a pasted or dropped picture was refused. */
  report: (problem?: RichTextWord) => void;
  /** Told how many pictures of the last paste were left out. */
  reportLostPictures: (count: number) => void;
}

/**
 * An editor without a text, not yet on the page.
 *
 * @param attributes - of the element that is written in
 */
export const createEditor = (
  attributes: Record<string, string>,
  { report, reportLostPictures }: EditorListener,
): Editor => {
  const editor: Editor = new Editor({
    element: null,
    extensions,
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: sanitiseForDisplay,
      handleDOMEvents: {
        focus: prepareToPaste,
        paste: (view, event) =>
          pasteHtml(view, event, {
            onLostPictures: reportLostPictures,
            onPictures: (files) => void insertImages(editor, files, report),
          }),
      },
      handlePaste: (_view, event) => insertImageFiles(editor, event.clipboardData, report),
      handleDrop: (_view, event, _slice, isMoved) =>
        !isMoved && insertImageFiles(editor, event.dataTransfer, report, event),
    },
  });
  return editor;
};
