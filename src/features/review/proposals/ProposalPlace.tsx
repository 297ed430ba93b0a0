import { Suspense } from 'react';
import { lazyScreen } from '../../../components/lazyScreen.tsx';
import type { ProposalState } from '../../../dataProvider/proposalCalls.ts';

interface ProposalNoticeProps {
  kind: string;
  id: number;
  state: ProposalState;
}

const ProposalNotice = lazyScreen<'ProposalNotice', ProposalNoticeProps>(
  () => import('./ProposalNotice.lazy.tsx'),
  'ProposalNotice',
);

interface ProposalPlaceProps {
  kind: string;
  id: number;
  /** What is known of it by now. */
  state: ProposalState | undefined;
}

/** Where a screen says that its changes wait for somebody else, and what waits; nothing where they count at once. */
export const ProposalPlace = ({ kind, id, state }: ProposalPlaceProps) => {
  if (!state?.isAsked && !state?.told) return null;
  return (
    <Suspense fallback={null}>
      <ProposalNotice kind={kind} id={id} state={state} />
    </Suspense>
  );
};
