import { Suspense } from 'react';
import { lazyScreen } from '../components/lazyScreen.tsx';
import { mayHaveDrafts } from './mayHaveDrafts.ts';

const DraftChip = lazyScreen<'DraftChip', object>(() => import('./draftViews.lazy.tsx'), 'DraftChip');

/** Stands in every row of a list, and loads nothing as long as this browser holds no draft. */
export const DraftMark = () =>
  mayHaveDrafts() ? (
    <Suspense fallback={null}>
      <DraftChip />
    </Suspense>
  ) : null;
