/** The declarations of a style in order, with property names in lower case. */
export const declarationsIn = (style: string): [property: string, value: string][] =>
  (style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g) ?? []).flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return property && value ? [[property, value] as [string, string]] : [];
  });

/** The declarations of an element's `style` attribute. */
export const declarationsOf = (element: Element) => declarationsIn(element.getAttribute('style') ?? '');

export const styleOf = (declarations: Iterable<readonly [string, string]>): string =>
  [...declarations].map(([property, value]) => `${property}: ${value}`).join('; ');

const scratch = document.implementation.createHTMLDocument('').createElement('p');

/** Normalises a value by the browser: `#FF0000`, `Red` and `rgb(255, 0, 0)` become equal. */
export const canonicalValue = (property: string, value: string): string => {
  scratch.style.setProperty(property, value);
  const canonical = scratch.style.getPropertyValue(property);
  scratch.removeAttribute('style');
  return (canonical || value).toLowerCase().replaceAll(/["'\s]/g, '');
};
