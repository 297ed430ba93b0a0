/** Everything a text may consist of. `lostParts.ts` says what an older text has beside it. */
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { HorizontalRule } from '@tiptap/extension-horizontal-rule';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListKeymap } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Strike } from '@tiptap/extension-strike';
import { Subscript } from '@tiptap/extension-subscript';
import { Superscript } from '@tiptap/extension-superscript';
import { Text } from '@tiptap/extension-text';
import { BackgroundColor, Color, FontFamily, FontSize } from '@tiptap/extension-text-style';
import { Underline } from '@tiptap/extension-underline';
import { Dropcursor } from '@tiptap/extensions/drop-cursor';
import { Gapcursor } from '@tiptap/extensions/gap-cursor';
import { Selection } from '@tiptap/extensions/selection';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { TextAlignment } from './alignment.ts';
import { Division, Figure, FigureCaption, Item, Numbered, Preformatted } from './blocks.ts';
import { Picture } from './images.ts';
import { KeptAttributes } from './keptAttributes.ts';
import { LeaveWithEscape } from './leaveWithEscape.ts';
import { tables } from './tables.ts';
import { InlineCode, Link, Marked, Small, Span } from './textMarks.ts';
import { Video } from './videos.ts';

export const extensions = [
  Document,
  Paragraph,
  Text,
  Heading,
  Blockquote,
  BulletList,
  Numbered,
  Item,
  Preformatted,
  HorizontalRule,
  HardBreak,
  Division,
  Figure,
  FigureCaption,
  ...tables,
  Picture,
  Video,
  Link,
  Span,
  Color,
  BackgroundColor,
  FontFamily,
  FontSize,
  Bold,
  Italic,
  Underline,
  Strike,
  Subscript,
  Superscript,
  InlineCode,
  Small,
  Marked,
  TextAlignment,
  KeptAttributes,
  ListKeymap,
  UndoRedo,
  Dropcursor.configure({ color: 'currentColor', width: 2 }),
  Gapcursor,
  Selection,
  LeaveWithEscape,
];
