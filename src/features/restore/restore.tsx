import type { Feature } from '../../components/features.tsx';
import { RestoreBar } from './RestoreBar.tsx';

/** Offers to take a deletion back. */
export const restore: Feature = { name: 'restore', overlays: RestoreBar };
