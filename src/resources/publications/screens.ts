import { lazyScreen } from '../../components/lazyScreen.ts';

const form = () => import('./PublicationForm.tsx');

/** The family's screens, each loaded when it is first opened. */
export const PublicationList = lazyScreen(() => import('./PublicationList.tsx'), 'PublicationList');
export const PublicationCreate = lazyScreen(form, 'PublicationCreate');
export const PublicationEdit = lazyScreen(form, 'PublicationEdit');
