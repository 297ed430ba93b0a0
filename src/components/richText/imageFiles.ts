import type { Editor } from '@tiptap/core';
import { INLINE_IMAGE_TYPES } from '../../dataProvider/htmlRules.ts';
import type { RichTextWord } from '../../i18n/richText.ts';

const LIMIT_BYTES = 1024 * 1024;

export const IMAGE_TYPES = INLINE_IMAGE_TYPES.map((type) => `image/${type}`);

/** Why a picture cannot be written into the text; undefined when it can. */
const problemOf = (file: File): RichTextWord | undefined => {
  if (!IMAGE_TYPES.includes(file.type)) return 'image_wrong_type';
  return file.size > LIMIT_BYTES ? 'image_too_large' : undefined;
};

const dataAddressOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

export type ImageFile = { src: string } | { problem: RichTextWord };

/** The picture as an address that carries it whole, or why it cannot be one. */
export const readImageFile = async (file: File): Promise<ImageFile> => {
  const problem = problemOf(file);
  if (problem) return { problem };
  try {
    return { src: await dataAddressOf(file) };
  } catch (error) {
    console.error(error);
    return { problem: 'image_unreadable' };
  }
};

/** Writes pictures into the text, one after the other. */
export const insertImages = async (
  editor: Editor,
  files: readonly File[],
  report: (problem?: RichTextWord) => void,
) => {
  report(undefined);
  for (const file of files) {
    const image = await readImageFile(file);
    if (editor.isDestroyed) return;
    if ('problem' in image) report(image.problem);
    else
      editor
        .chain()
        .focus()
        .insertContent({ type: 'image', attrs: { src: image.src } })
        .run();
  }
};

/**
 * Writes pasted or dropped pictures into the text.
 *
 * @returns false when what was pasted or dropped is no file, so that the editor reads it itself
 */
export const insertImageFiles = (
  editor: Editor,
  data: DataTransfer | null,
  report: (problem?: RichTextWord) => void,
  at?: { clientX: number; clientY: number },
): boolean => {
  const files = [...(data?.files ?? [])];
  // a page or a table copied from an office program brings a picture of itself along
  if (files.length === 0 || data?.types.includes('text/html')) return false;
  const place = at && editor.view.posAtCoords({ left: at.clientX, top: at.clientY });
  if (place) editor.commands.setTextSelection(place.pos);
  void insertImages(editor, files, report);
  return true;
};
