import { lazyScreen } from '../components/lazyScreen.tsx';

/** The editor: by far the largest part of the forms that have one, which preload it beside themselves. */
export const RichTextEditor = lazyScreen(() => import('./RichTextEditor.tsx'), 'RichTextEditor');
