import type { Feature } from '../../components/features.tsx';
import { screen } from '../../components/screen.tsx';
import { isPublishable } from '../../wire/kinds.ts';

/** What is to be mended and looked at before an item is published. */
export const readiness: Feature = {
  name: 'readiness',
  appliesTo: isPublishable,
  reviewAside: screen(() => import('./ReadinessPanel.tsx'), 'ReadinessPanel'),
};
