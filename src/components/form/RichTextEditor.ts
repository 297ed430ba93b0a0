import { screen } from '../screen.tsx';

/** The editor, whose code is more than that of all else: fetched when it is first shown, or earlier. */
export const RichTextEditor = screen(() => import('../../richText/RichTextEditor.tsx'), 'RichTextEditor');
