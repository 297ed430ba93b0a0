import type { Editor } from '@tiptap/core';
import type { RichTextWord } from '../i18n/richText.ts';
import { INLINE_IMAGE_TYPES } from '../wire/htmlRules.ts';

const LIMIT_BYTES = 1024 * 1024;

export const IMAGE_TYPES = INLINE_IMAGE_TYPES.map((type) => `image/${type}`);

/** Why a picture is refused; undefined when it is accepted. */
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

type ImageFile = { src: string } | { problem: RichTextWord };

/** The picture as a `data:` address, or why it is refused. */
export const readImageFile = async (file: File): Promise<ImageFile> => {
  const problem = problemOf(file);
  if (problem) return { problem };
  try {
    // rejects a file that is no picture, whatever its name says
    (await createImageBitmap(file)).close();
    return { src: await dataAddressOf(file) };
  } catch (error) {
    console.error(error);
    return { problem: 'image_unreadable' };
  }
};

/** Inserts pictures into the text one after the other. */
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

/** The pasted or dropped image files; undefined when the editor should handle the content. */
export const imageFilesIn = (data: DataTransfer | null): File[] | undefined => {
  const files = [...(data?.files ?? [])];
  // office programs add a picture of the copied text
  return files.length === 0 || data?.types.includes('text/html') ? undefined : files;
};
