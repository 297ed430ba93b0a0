import { declarationsOf } from '../styles.ts';
import { channelsOf } from './backgrounds.ts';

/** What people notice when it is gone: coloured words, and lines around a text. */
const LOST_LOOKS = ['color', 'frame'] as const;
export type LostLook = (typeof LOST_LOOKS)[number];

const COLOUR_NAME =
  /^(?:red|maroon|orange|yellow|olive|lime|green|teal|aqua|blue|navy|fuchsia|purple|[a-z]+(?:red|green|blue|orange))$/;
const LINE = /\b(?:solid|double|dotted|dashed|groove|ridge|inset|outset)\b/;

/** Black, grey and white are the colours of a page. */
const isColourful = (value: string): boolean => {
  const channels = channelsOf(value);
  return channels ? Math.max(...channels) - Math.min(...channels) > 40 : COLOUR_NAME.test(value);
};

const lostFrom = (element: Element): LostLook[] => {
  const style = declarationsOf(element.getAttribute('style') ?? '');
  const color = style.find(([property]) => property === 'color')?.[1] ?? element.getAttribute('color') ?? '';
  const isFramed = style.some(
    ([property, value]) =>
      /^border(?:-(?:top|right|bottom|left))?$/.test(property) && LINE.test(value) && !/^0/.test(value),
  );
  return [
    ...(element.textContent.trim() &&
    isColourful(color.toLowerCase()) &&
    !element.closest('a') &&
    !element.querySelector('a')
      ? ['color' as const]
      : []),
    // tables have lines on the site, whatever they had
    ...(isFramed && !element.matches('table, tr, td, th, img') ? ['frame' as const] : []),
  ];
};

/** The looks that the paste leaves behind, as far as they are more than a font. */
export const lostLooks = (body: Element): LostLook[] => {
  const lost = new Set([...body.querySelectorAll('[style], font[color]')].flatMap(lostFrom));
  return LOST_LOOKS.filter((look) => lost.has(look));
};
