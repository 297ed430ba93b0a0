import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';

export const waiting: Feature = {
  name: 'waiting',
  offeredAs: 'desk',
  dashboard: screen(() => import('./WorkSummary.tsx'), 'WorkSummary'),
};
