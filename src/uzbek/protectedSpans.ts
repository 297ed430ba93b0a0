import { inOrder, type Span } from './changes.ts';

const TLD = 'uz|ru|com|org|net|gov|edu|info|io|dev|app|biz|kz|kg|tj|tm|eu|int|me|tv';
const FILE =
  'pdf|docx?|xlsx?|pptx?|txt|csv|json|xml|html?|css|[cm]?[jt]sx?|png|jpe?g|gif|webp|svg|mp[34]|zip|rar|7z|exe|apk';

/** What is not language: addresses, code, markup, placeholders. Each row is one kind, and what a text must have for it. */
// biome-ignore format: one kind a line
const KINDS: readonly (readonly [needs: RegExp, kind: RegExp])[] = [
  [/:\S/, /\b(?:https?|ftps?|file|tg|mailto|tel|data):[^\s<>«»"“”]+/giu],
  [/www\./i, /\bwww\.[^\s<>«»"“”]+/giu],
  [/@/, /(?<![\p{L}\p{N}._%+'-])[\p{L}\p{N}._%+'-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu],
  [new RegExp(`\\w\\.(?:${TLD})`, 'i'), new RegExp(`(?<![\\p{L}\\p{N}@._-])[\\w-]+(?:\\.[\\w-]+)*\\.(?:${TLD})(?![\\p{L}\\p{N}])(?:[/?#:][^\\s<>«»"“”]*)?`, 'giu')],
  [new RegExp(`\\S\\.(?:${FILE})`, 'i'), new RegExp(`(?<![\\p{L}\\p{N}_()'-])[\\p{L}\\p{N}_()'-]+\\.(?:${FILE})(?![\\p{L}\\p{N}])`, 'giu')],
  [/[@#]/, /[@#][\p{L}\p{N}_]+/gu],
  [/[\\/]/, /(?:[A-Za-z]:)?(?:[\\/][\w.-]+){2,}[\\/]?/gu],
  [/```/, /```[\s\S]*?```/gu],
  [/`/, /(?<![\p{L}\p{N}`])`[^`\s](?:[^`\n]*[^`\s])?`(?![\p{L}\p{N}`])/gu],
  [/[<&]/, /<\/?[a-z][^<>]*>|<!--[\s\S]*?-->|&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,6});/giu],
  [/[{%]/, /\$?\{\{?[^{}\n]{1,80}\}?\}|%(?:\d+\$)?[sdif](?![\p{L}])/gu],
];

const CLOSING = /[.,;:!?)\]}»”’'…]+$/u;

/** Where nothing may be changed: what the text itself shows, and what the caller names. In order, not overlapping. */
export const protectedSpans = (text: string, named: readonly Span[] = []): Span[] => {
  const spans: Span[] = [...named];
  for (const [needs, kind] of KINDS) {
    if (!needs.test(text)) continue;
    for (const match of text.matchAll(kind)) {
      const isAddress = /^[\p{L}\p{N}]/u.test(match[0]);
      const length = isAddress ? match[0].replace(CLOSING, '').length : match[0].length;
      spans.push({ start: match.index, end: match.index + length });
    }
  }
  return merged(spans);
};

const merged = (spans: readonly Span[]): Span[] => {
  const result: Span[] = [];
  for (const { start, end } of inOrder(spans)) {
    const last = result.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else if (end > start) result.push({ start, end });
  }
  return result;
};

/** Says whether a place touches a protected span; ask in the order of the text, it walks along. */
export const guard = (spans: readonly Span[]) => {
  let at = 0;
  return ({ start, end }: Span): boolean => {
    while ((spans[at]?.end ?? Number.POSITIVE_INFINITY) <= start) at += 1;
    const span = spans[at];
    return span !== undefined && span.start < end;
  };
};
