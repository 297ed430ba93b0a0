import type { Feature } from '../../components/features.tsx';
import { restoreOffers } from './offers.ts';
import { RestoreBar } from './RestoreBar.tsx';

/** Offers to take a deletion back. */
export const restore: Feature = {
  name: 'restore',
  offeredAs: 'restore',
  overlays: RestoreBar,
  onDeleted: restoreOffers.make,
};
