/** Everything a text may consist of. `lostParts.ts` says what an older text has beside it. */
import { Blockquote } from '@tiptap/extension-blockquote';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Selection } from '@tiptap/extensions/selection';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { TextAlignment } from './alignment.ts';
import { blocks } from './blocks.ts';
import { Chunk, chunked } from './chunks.ts';
import { Picture } from './images.ts';
import { KeptAttributes } from './keptAttributes.ts';
import { LeaveWithEscape } from './leaveWithEscape.ts';
import { lists } from './lists.ts';
import { tables } from './tables.ts';
import { textMarks } from './textMarks.ts';
import { Video } from './videos.ts';

export const extensions = [
  Document.extend(chunked),
  Chunk,
  Paragraph,
  Text,
  Heading,
  Blockquote.extend(chunked),
  HorizontalRule,
  HardBreak,
  ...lists,
  ...blocks,
  ...tables,
  Picture,
  Video,
  ...textMarks,
  TextAlignment,
  KeptAttributes,
  ListKeymap,
  UndoRedo,
  Dropcursor.configure({ color: 'currentColor', width: 2 }),
  Gapcursor,
  Selection,
  LeaveWithEscape,
];
