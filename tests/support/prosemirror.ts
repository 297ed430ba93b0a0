/** jsdom lays nothing out: the editor's view is told that everything is at one point. */
const nowhere = (): DOMRect => new DOMRect(0, 0, 0, 0);

const noRects = (): DOMRectList => Object.assign([], { item: () => null });

Range.prototype.getClientRects = noRects;
Range.prototype.getBoundingClientRect = nowhere;
Element.prototype.getClientRects = noRects;
Element.prototype.scrollIntoView = () => undefined;
Document.prototype.elementFromPoint = () => null;

/** jsdom decodes no pictures: every file but an empty one is taken for one. */
window.createImageBitmap = async (file: ImageBitmapSource): Promise<ImageBitmap> => {
  if (!(file instanceof Blob) || file.size === 0) throw new DOMException('No picture', 'InvalidStateError');
  return { width: 1, height: 1, close: () => undefined };
};
