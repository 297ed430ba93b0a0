/** Decides which backgrounds of a pasted text are kept, with readable text on them. */
import { getLuminance } from '@mui/material/styles';
import { SITE } from '../contentSx.ts';

const NO_COLOUR = /^(?:white|window|windowtext|transparent|inherit|initial|unset|none|auto|repeat|scroll)$/;
const DARK_NAME = /^(?:black|blue|navy|teal|green|purple|maroon|indigo|dark[a-z]+|midnight[a-z]+)$/;
const DARK_BELOW = 0.18;

/** Red, green and blue from 0 to 255; undefined for a colour by name. */
export const channelsOf = (colour: string): number[] | undefined => {
  const hex = /^#([\da-f]{3,8})$/i.exec(colour)?.[1];
  if (hex) {
    const step = hex.length < 6 ? 1 : 2;
    return [0, 1, 2].map((at) => {
      const digits = hex.slice(at * step, (at + 1) * step);
      return Number.parseInt(step === 1 ? digits + digits : digits, 16);
    });
  }
  const parts = /^rgba?\(([^)]*)\)$/i
    .exec(colour)?.[1]
    ?.match(/[\d.]+/g)
    ?.map(Number);
  return parts?.[3] === 0 ? [255, 255, 255] : parts?.slice(0, 3);
};

/** Whether a colour is that of the source's page, light or dark, and so no highlight. */
const isPaper = (channels: readonly number[]): boolean => {
  const [least, most] = [Math.min(...channels), Math.max(...channels)];
  return most - least < 12 && (least > 225 || most < 60);
};

/**
 * The declarations of a pasted background: none for the colour of the page, with light text when it is dark.
 *
 * @param isCell - cells of tables may also be grey
 */
export const backgroundOf = (value: string, isCell: boolean): [property: string, value: string][] => {
  const colour = /#[\da-f]{3,8}\b|rgba?\([^)]*\)|^[a-z]+/i.exec(value.trim())?.[0]?.toLowerCase() ?? '';
  const channels = channelsOf(colour);
  if (!colour || NO_COLOUR.test(colour) || channels?.every((channel) => channel > 250)) return [];
  if (channels && !isCell && isPaper(channels)) return [];
  const isDark = channels ? getLuminance(`rgb(${channels})`) < DARK_BELOW : DARK_NAME.test(colour);
  return [['background-color', colour], ...(isDark ? [['color', SITE.paper] as [string, string]] : [])];
};
