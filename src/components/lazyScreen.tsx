import { type Preload, type Screen, screen } from './screen.tsx';

export type { Preload };
export type LazyScreen<P> = Screen<P>;
/** The former name of `screen`. */
export const lazyScreen = screen;
