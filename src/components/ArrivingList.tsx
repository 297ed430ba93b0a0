import { useResourceContext } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { arrivals } from '../dataProvider/arrivals.ts';
import { wireKindOf } from '../kinds.ts';
import { lazyScreen } from './lazyScreen.tsx';

const Arriving = lazyScreen(() => import('./Arriving.tsx'), 'Arriving');

/** Says of a large list how much of it is there, until it is whole. */
export const ArrivingList = ({ filter }: { filter: Record<string, string> }) => {
  const path = wireKindOf(useResourceContext() ?? '').list(filter)?.path ?? '';
  const progress = useSyncExternalStore(arrivals.watch, () => arrivals.progress(path));
  return progress ? <Arriving {...progress} /> : null;
};
