import { Suspense, useSyncExternalStore } from 'react';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { restoreOffers } from './offers.ts';

const Bar = lazyScreen(() => import('./RestoreBar.lazy.tsx'), 'RestoreBar');

/** The offer to take the newest deletion back, while there is one. */
export const RestoreBar = () => {
  const offer = useSyncExternalStore(restoreOffers.subscribe, restoreOffers.newest);
  return (
    offer && (
      <Suspense fallback={null}>
        <Bar key={`${offer.resource} ${offer.id}`} offer={offer} />
      </Suspense>
    )
  );
};
