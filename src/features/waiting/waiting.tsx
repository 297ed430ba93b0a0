import { Suspense } from 'react';
import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { WaitingSkeleton } from './WaitingSkeleton.tsx';

const WorkSummary = screen(() => import('./WorkSummary.tsx'), 'WorkSummary');

const WaitingPart = () => (
  <Suspense fallback={<WaitingSkeleton />}>
    <WorkSummary />
  </Suspense>
);

/** What waits for the user, on the dashboard. */
export const waiting: Feature = { name: 'waiting', offeredAs: 'desk', dashboard: WaitingPart };
