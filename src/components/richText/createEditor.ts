import { Editor } from '@tiptap/core';
import type { RichTextWord } from '../../i18n/richText.ts';
import { insertImageFiles } from './imageFiles.ts';
import { sanitiseForDisplay } from './sanitise.ts';
import { extensions } from './schema/extensions.ts';

/**
 * An editor without a text, not yet on the page.
 *
 * @param attributes - of the element that is written in
 * @param report - told why a pasted or dropped picture was refused
 */
export const createEditor = (
  attributes: Record<string, string>,
  report: (problem?: RichTextWord) => void,
): Editor => {
  const editor: Editor = new Editor({
    element: null,
    extensions,
    injectCSS: false,
    editorProps: {
      attributes,
      transformPastedHTML: sanitiseForDisplay,
      handlePaste: (_view, event) => insertImageFiles(editor, event.clipboardData, report),
      handleDrop: (_view, event, _slice, isMoved) =>
        !isMoved && insertImageFiles(editor, event.dataTransfer, report, event),
    },
  });
  return editor;
};
