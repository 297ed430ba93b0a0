/** The declarations of a `style` attribute, in order; property names in lower case. */
export const declarationsOf = (style: string): [property: string, value: string][] =>
  (style.match(/(?:[^;"'(]|"[^"]*"|'[^']*'|\([^)]*\))+/g) ?? []).flatMap((declaration) => {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(colon, 0)).trim().toLowerCase();
    const value = declaration.slice(colon + 1).trim();
    return property && value ? [[property, value] as [string, string]] : [];
  });

export const styleOf = (declarations: Iterable<readonly [string, string]>): string =>
  [...declarations].map(([property, value]) => `${property}: ${value}`).join('; ');
