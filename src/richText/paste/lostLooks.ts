import { declarationsOf } from '../styles.ts';
import { channelsOf } from './backgrounds.ts';

/** Lost formatting that people notice: coloured text and borders. */
const LOST_LOOKS = ['color', 'frame'] as const;
export type LostLook = (typeof LOST_LOOKS)[number];

const COLOUR_NAME =
  /^(?:red|maroon|orange|yellow|olive|lime|green|teal|aqua|blue|navy|fuchsia|purple|[a-z]+(?:red|green|blue|orange))$/;
const LINE = /\b(?:solid|double|dotted|dashed|groove|ridge|inset|outset)\b/;

/** Black, grey and white are no chosen colours. */
const isColourful = (value: string): boolean => {
  const channels = channelsOf(value);
  return channels ? Math.max(...channels) - Math.min(...channels) > 40 : COLOUR_NAME.test(value);
};

const lostFrom = (element: Element): LostLook[] => {
  const style = declarationsOf(element);
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
    // tables always have lines on the site
    ...(isFramed && !element.matches('table, tr, td, th, img') ? ['frame' as const] : []),
  ];
};

/** The lost formatting that matters. */
export const lostLooks = (body: Element): LostLook[] => {
  const lost = new Set([...body.querySelectorAll('[style], font[color]')].flatMap(lostFrom));
  return LOST_LOOKS.filter((look) => lost.has(look));
};
