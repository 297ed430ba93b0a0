import { lazyScreen } from '../../components/lazyScreen.ts';

/** The family's screens, each loaded when it is first opened. */
export const FundList = lazyScreen(() => import('./FundList.tsx'), 'FundList');
export const FundDraftScreen = lazyScreen(() => import('./FundDraftScreen.tsx'), 'FundDraftScreen');
