/** Sanitises rich texts when they are saved; the browser does it again before it shows them. */
import sanitize from 'sanitize-html';
import {
  ALLOWED_TAGS,
  COMMON_ATTRIBUTES,
  DROPPED_WITH_TEXT,
  LINK_SCHEMES,
  MEDIA_SCHEMES,
  safeValue,
} from '../../src/wire/htmlRules.ts';

const NESTING_LIMIT = 100;
/** The deepest nesting; the parser's time grows with its square. */
const HOPELESS_DEPTH = 5_000;

const allAttributes = [...new Set([...COMMON_ATTRIBUTES, ...Object.values(ALLOWED_TAGS).flat()])];

const judge: sanitize.Transformer = (tagName, attribs) => {
  const safe = Object.entries(attribs).flatMap(([name, value]) => {
    const safe = safeValue(tagName, name, value);
    return safe === undefined || (value && !safe) ? [] : [[name, safe] as const];
  });
  return { tagName, attribs: Object.fromEntries(safe) };
};

// the library's types lack this option
const options: sanitize.IOptions & { allowedEmptyAttributes: string[] } = {
  allowedTags: Object.keys(ALLOWED_TAGS),
  allowedAttributes: { ...ALLOWED_TAGS, '*': [...COMMON_ATTRIBUTES] } as Record<string, string[]>,
  nonTextTags: [...DROPPED_WITH_TEXT],
  allowedSchemes: [...LINK_SCHEMES],
  allowedSchemesByTag: {
    img: [...MEDIA_SCHEMES, 'data'],
    video: [...MEDIA_SCHEMES],
    source: [...MEDIA_SCHEMES],
  },
  selfClosing: ['img', 'br', 'hr', 'col', 'source'],
  // browsers serialise empty attributes as `name=""`
  allowedEmptyAttributes: allAttributes,
  nonBooleanAttributes: [],
  parseStyleAttributes: false,
  nestingLimit: NESTING_LIMIT,
  transformTags: { '*': judge },
  exclusiveFilter: ({ tag, attribs }) => tag === 'iframe' && !attribs.src,
};

class TooDeep extends Error {}

/** Counts the open elements of a text, and stops at too many. */
const depthGuard = (): Pick<sanitize.IOptions, 'onOpenTag' | 'onCloseTag'> => {
  let depth = 0;
  return {
    onOpenTag: () => {
      depth += 1;
      if (depth > HOPELESS_DEPTH) throw new TooDeep();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
};

const sanitised = (html: string): string => {
  try {
    return sanitize(html, { ...options, ...depthGuard() });
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
    return html
      .replace(/<[^<>]*>/g, '')
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;');
  }
};

const onePass = (html: string): string =>
  sanitised(html)
    // the library escapes other `>`, so this matches the ends of void elements only
    .replaceAll(' />', '>')
    // browsers serialise U+00A0 as an entity
    .replaceAll('\u00a0', '&nbsp;');

/** Removing an element may leave a block inside a paragraph, which the next parser would read differently, so it is sanitised again. */
const MAX_PASSES = 4;

/**
 * Keeps of a rich text what the editor can write, and nothing that runs, loads a foreign page or covers our own. Unknown elements leave
 * their text, except those of `DROPPED_WITH_TEXT`; of a text nested thousands of levels deep only the text is left.
 *
 * The browser's serialisation of allowed elements is returned unchanged, byte by byte, and so is a result of this function.
 */
export const sanitiseHtml = (html: string): string => {
  let before = html;
  let after = onePass(html);
  for (let pass = 1; pass < MAX_PASSES && after !== before; pass += 1) {
    before = after;
    after = onePass(before);
  }
  return after;
};
