/** The schema of texts and the behaviour of the editor. `findLoss.ts` tells what an older text contains besides. */
import { Extension } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Selection } from '@tiptap/extensions/selection';
import { Plugin } from '@tiptap/pm/state';
import StarterKit from '@tiptap/starter-kit';
import { Clipboard } from '../clipboard.ts';
import { KeptAttributes, TextAlign } from './blockStyles.ts';
import { blocks } from './blocks.ts';
import { marks } from './marks.ts';
import { tables } from './tables.ts';
import { textStyles } from './textStyles.ts';
import { Video } from './videos.ts';

/** A picture by address or in base64. */
const Picture = Image.extend({
  addAttributes() {
    return { ...this.parent?.(), loading: { default: null } };
  },
}).configure({ inline: true, allowBase64: true });

/** After Escape the next Tab leaves the text, so that the keyboard is never trapped. */
const LeaveWithEscape = Extension.create({
  name: 'leaveWithEscape',
  addProseMirrorPlugins: () => {
    let isLeaving = false;
    const keydown = (_view: unknown, event: KeyboardEvent) => {
      const leaves = isLeaving && event.key === 'Tab';
      if (event.key !== 'Shift') isLeaving = event.key === 'Escape';
      return leaves;
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown } } })];
  },
});

export const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    link: false,
    listItem: false,
    trailingNode: false,
    dropcursor: { color: 'currentColor', width: 2 },
  }),
  ...blocks,
  ...tables,
  Picture,
  Video,
  ...marks,
  ...textStyles,
  TextAlign,
  KeptAttributes,
  Selection,
  LeaveWithEscape,
  Clipboard,
];
