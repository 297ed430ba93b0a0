import type { Feature } from '../../components/features.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';

export const conflicts: Feature = { name: 'conflicts', formNotices: ConflictNotice };
