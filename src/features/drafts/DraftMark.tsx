import { Suspense } from 'react';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { useMayHaveDrafts } from './mayHaveDrafts.ts';

export interface DraftMarkProps {
  /** Of what, where it is not the record around. */
  item?: string;
}

const DraftChip = lazyScreen<'DraftChip', DraftMarkProps>(() => import('./draftViews.lazy.tsx'), 'DraftChip');

/** Stands in every row of a list, and loads nothing as long as this browser holds no draft. */
export const DraftMark = (props: DraftMarkProps) =>
  useMayHaveDrafts() ? (
    <Suspense fallback={null}>
      <DraftChip {...props} />
    </Suspense>
  ) : null;
