const TYPES: Readonly<Record<string, string>> = {
  'lower-alpha': 'a',
  'lower-latin': 'a',
  'upper-alpha': 'A',
  'upper-latin': 'A',
  'lower-roman': 'i',
  'upper-roman': 'I',
};

/** How a list counts is said by its `type`, not by the style of its items. */
const typeFromStyle = (list: Element) => {
  const style = [list, list.firstElementChild].map((part) => part?.getAttribute('style') ?? '').join(';');
  const counted = TYPES[/list-style-type:\s*([\w-]+)/.exec(style)?.[1] ?? ''];
  if (counted && !list.hasAttribute('type')) list.setAttribute('type', counted);
};

/** Google Docs and Outlook put an inner list beside the item that it belongs to. */
export const fixNesting = (body: Element): void => {
  for (const list of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol')) {
    const former = list.previousElementSibling;
    const item = former?.localName === 'li' ? former : body.ownerDocument.createElement('li');
    if (item !== former) list.before(item);
    item.append(list);
  }
  for (const list of body.querySelectorAll('ol')) typeFromStyle(list);
};
