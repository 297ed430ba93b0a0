import { Suspense } from 'react';
import { lazyScreen } from '../../components/lazyScreen.tsx';
import { session } from '../../session.ts';
import type { Drafted } from './useKeptDraft.ts';

const DraftArea = lazyScreen<'DraftArea', { drafted: Drafted }>(
  () => import('./drafts.lazy.tsx'),
  'DraftArea',
);

/** Keeps what is no form of react-hook-form, where drafts are kept at all. */
export const DraftPlace = ({ drafted }: { drafted: Drafted }) =>
  session.user()?.login ? (
    <Suspense fallback={null}>
      <DraftArea drafted={drafted} />
    </Suspense>
  ) : null;
