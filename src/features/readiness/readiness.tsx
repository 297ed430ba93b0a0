import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { isPublishable } from '../../wire/kinds.ts';

/** A checklist before publication. */
export const readiness: Feature = {
  name: 'readiness',
  appliesTo: isPublishable,
  reviewAside: screen(() => import('./ReadinessPanel.tsx'), 'ReadinessPanel'),
};
