import type { Feature } from '../../components/features.tsx';
import { WorkSummary } from './WorkSummary.tsx';

export const waiting: Feature = {
  name: 'waiting',
  offeredAs: 'desk',
  dashboard: WorkSummary,
};
