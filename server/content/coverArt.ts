/** Covers of the sample content: calm geometry without words, as SVG, each seed another one. */

export const COVER_WIDTH = 960;
export const COVER_HEIGHT = 540;

type Random = () => number;

interface Palette {
  dark: string;
  deep: string;
  mid: string;
  light: string;
  accent: string;
}

const palettes: Palette[] = [
  { dark: '#0b2a3c', deep: '#0f4455', mid: '#1f7a8c', light: '#a9d3d8', accent: '#d8b36a' },
  { dark: '#122338', deep: '#1d3c5e', mid: '#3b6ea0', light: '#b9d0e6', accent: '#e0a458' },
  { dark: '#e9f1f1', deep: '#c7dfe1', mid: '#5b9aa5', light: '#0f4455', accent: '#b8863b' },
  { dark: '#10302f', deep: '#17504d', mid: '#2f8a80', light: '#b5dcd4', accent: '#e3c07a' },
  { dark: '#eef1f6', deep: '#d2dcea', mid: '#6b8fb8', light: '#1d3c5e', accent: '#c26d4b' },
  { dark: '#1a2a33', deep: '#2a4654', mid: '#5d8797', light: '#cfdfe4', accent: '#9cc5a1' },
];

/** Numbers in [0, 1) that depend on the seed alone (mulberry32). */
const randomOf = (seed: number): Random => {
  let state = (seed * 0x9e3779b1) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const between = (random: Random, low: number, high: number) => low + random() * (high - low);
const whole = (random: Random, low: number, high: number) => Math.floor(between(random, low, high + 1));
const range = (count: number) => Array.from({ length: count }, (_, i) => i);

const line = (points: [number, number][]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;
const stroke = (path: string, colour: string, width: number, opacity: number) =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity.toFixed(2)}"/>`;

/** The rosette of a banknote or a share: many turned copies of one wavy ring. */
const rosette = (random: Random, { mid, light, accent }: Palette): string => {
  const [x, y] = [between(random, 240, 720), between(random, 150, 390)];
  const [radius, petals, depth] = [
    between(random, 150, 260),
    whole(random, 5, 13),
    between(random, 0.18, 0.42),
  ];
  const ring = (turn: number, scale: number): [number, number][] =>
    range(241).map((i) => {
      const angle = (i / 240) * 2 * Math.PI;
      const r = radius * scale * (1 + depth * Math.sin(petals * angle + turn));
      return [x + r * Math.cos(angle), y + r * Math.sin(angle)];
    });
  const rings = range(18).map((i) =>
    stroke(
      line(ring((i / 18) * 2 * Math.PI, 0.55 + i / 32)),
      i % 6 === 0 ? accent : i % 2 ? mid : light,
      1.1,
      0.6,
    ),
  );
  return rings.join('');
};

/** Bands of parallel waves across the picture. */
const waves = (random: Random, { mid, light, accent }: Palette): string => {
  const [length, height, drift] = [
    between(random, 260, 620),
    between(random, 30, 100),
    between(random, -60, 60),
  ];
  const phase = between(random, 0, 6);
  const accented = whole(random, 4, 18);
  return range(24)
    .map((i) => {
      const points = range(65).map((j): [number, number] => {
        const x = j * 15;
        const swing = height * Math.sin((x / length) * 2 * Math.PI + phase + i * 0.16);
        return [x, 40 + i * 20 + swing + (drift * x) / COVER_WIDTH];
      });
      return stroke(
        line(points),
        i === accented ? accent : i % 3 ? mid : light,
        i === accented ? 3 : 1.4,
        0.75,
      );
    })
    .join('');
};

/** Tiles cut by quarter circles. */
const tiles = (random: Random, palette: Palette): string => {
  const size = [90, 108, 135, 180][whole(random, 0, 3)] ?? 108;
  const fills = [palette.deep, palette.deep, palette.mid, palette.light, palette.accent];
  const cells = range(Math.ceil(COVER_HEIGHT / size)).flatMap((row) =>
    range(Math.ceil(COVER_WIDTH / size)).map((column) => {
      if (random() < 0.22) return '';
      const fill = fills[Math.floor(random() ** 1.6 * fills.length)] ?? palette.deep;
      const turn = whole(random, 0, 3) * 90;
      const centre = `${column * size + size / 2} ${row * size + size / 2}`;
      return `<path d="M${column * size} ${row * size}h${size}a${size} ${size} 0 0 1 -${size} ${size}z" fill="${fill}" opacity="0.9" transform="rotate(${turn} ${centre})"/>`;
    }),
  );
  return cells.join('');
};

const compositions = [rosette, waves, tiles];

/** The picture of a seed: neighbours differ in composition and colours. */
export const coverArt = (seed: number): string => {
  const random = randomOf(seed + 1);
  const palette = palettes[(seed + Math.floor(seed / palettes.length)) % palettes.length] as Palette;
  const compose = compositions[seed % compositions.length] as (typeof compositions)[number];
  const slant = between(random, 0, 360).toFixed(0);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${COVER_WIDTH}" height="${COVER_HEIGHT}">
<defs><linearGradient id="g" gradientTransform="rotate(${slant} 0.5 0.5)"><stop offset="0" stop-color="${palette.dark}"/><stop offset="1" stop-color="${palette.deep}"/></linearGradient></defs>
<rect width="100%" height="100%" fill="url(#g)"/>${compose(random, palette)}</svg>`;
};
