/** jsdom lays nothing out: the editor's view is told that everything is at one point. */
const nowhere = (): DOMRect => new DOMRect(0, 0, 0, 0);

const noRects = (): DOMRectList => Object.assign([], { item: () => null });

Range.prototype.getClientRects = noRects;
Range.prototype.getBoundingClientRect = nowhere;
Element.prototype.getClientRects = noRects;
Element.prototype.scrollIntoView = () => undefined;
Document.prototype.elementFromPoint = () => null;
