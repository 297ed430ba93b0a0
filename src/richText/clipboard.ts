import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import type { RichTextWord } from '../i18n/richText.ts';
import { imageFilesIn, insertImages } from './imageFiles.ts';
import { cleanPaste } from './paste/cleanPaste.ts';
import type { LostLook } from './paste/lostLooks.ts';
import { sanitiseForDisplay } from './sanitise.ts';

/** Why a pasted or dropped picture was refused, or what the last paste could not bring along. */
export interface PasteNotice {
  problem?: RichTextWord;
  lostPictures?: number;
  lostLooks?: readonly LostLook[];
}

declare module '@tiptap/core' {
  interface EditorEvents {
    pasteNotice: PasteNotice;
    /** Pictures that are being read; they are in the text when the promise resolves. */
    pending: Promise<void>;
  }
}

/** Cleans pasted and dropped content: texts of other programs, and pictures, which become base64. */
export const Clipboard = Extension.create({
  name: 'clipboard',
  addProseMirrorPlugins() {
    const { editor } = this;
    let pasted = cleanPaste('');
    const insert = (files: readonly File[]) => {
      const report = (problem?: RichTextWord) => editor.emit('pasteNotice', { problem });
      editor.emit('pending', insertImages(editor, files, report));
      return true;
    };
    const handlePaste = (_view: EditorView, { clipboardData }: ClipboardEvent) => {
      const files = imageFilesIn(clipboardData);
      if (files) return insert(files);
      const { lostPictures, lostLooks, isEmpty } = pasted;
      pasted = cleanPaste('');
      if (lostPictures > 0 && isEmpty && clipboardData?.files.length) return insert([...clipboardData.files]);
      editor.emit('pasteNotice', { lostPictures, lostLooks });
      return false;
    };
    const handleDrop = (view: EditorView, event: DragEvent, _slice: unknown, isMoved: boolean) => {
      const files = isMoved ? undefined : imageFilesIn(event.dataTransfer);
      if (!files) return false;
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (place) editor.commands.setTextSelection(place.pos);
      return insert(files);
    };
    const transformPastedHTML = (html: string) => {
      pasted = cleanPaste(html);
      return sanitiseForDisplay(pasted.html);
    };
    return [new Plugin({ props: { transformPastedHTML, handlePaste, handleDrop } })];
  },
});
