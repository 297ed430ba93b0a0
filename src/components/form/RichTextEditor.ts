import { screen } from '../screen.tsx';

/** The editor is the largest chunk, so it is loaded when it is first shown, or preloaded. */
export const RichTextEditor = screen(() => import('../../richText/RichTextEditor.tsx'), 'RichTextEditor');
