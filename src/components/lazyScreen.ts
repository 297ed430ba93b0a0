import { type ComponentType, lazy } from 'react';

/** A screen whose code is fetched when it is first opened. */
export const lazyScreen = <N extends string, P>(load: () => Promise<Record<N, ComponentType<P>>>, name: N) =>
  lazy(async () => ({ default: (await load())[name] }));
