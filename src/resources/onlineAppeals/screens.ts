import { lazyScreen } from '../../components/lazyScreen.ts';

export const AppealList = lazyScreen(() => import('./AppealList.tsx'), 'AppealList');
