import type { Feature } from '../../components/features.tsx';
import { isPublishable } from '../../wire/kinds.ts';
import { ReadinessPanel } from './ReadinessPanel.tsx';

/** A checklist before publication. */
export const readiness: Feature = {
  name: 'readiness',
  appliesTo: isPublishable,
  reviewAside: ReadinessPanel,
};
