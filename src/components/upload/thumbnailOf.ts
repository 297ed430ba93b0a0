const LONG_SIDE_PX = 240;

/**
 * A small picture of an image file, as base64 without a `data:` prefix: what `coverBase64` holds until the depository
 * sends its own.
 *
 * @returns '' when the browser cannot draw the file
 */
export const thumbnailOf = async (file: File): Promise<string> => {
  try {
    const image = await createImageBitmap(file);
    const scale = Math.min(1, LONG_SIDE_PX / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(image.width * scale));
    canvas.height = Math.max(1, Math.round(image.height * scale));
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    return canvas.toDataURL('image/webp', 0.8).replace(/^data:[^,]*,/, '');
  } catch {
    return '';
  }
};
