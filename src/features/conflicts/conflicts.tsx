import type { Feature } from '../../components/features.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';

/** A save over another user's merges both, and asks about what both have changed. */
export const conflicts: Feature = { name: 'conflicts', formNotices: ConflictNotice };
