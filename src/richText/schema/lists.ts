import { Node, wrappingInputRule } from '@tiptap/core';
import { chunked } from './chunks.ts';

declare module '@tiptap/core' {
  interface Commands<ReturnType> {
    lists: {
      /** Makes list items of the selected paragraphs, or paragraphs of the items. */
      toggleListOf: (kind: 'bulletList' | 'orderedList') => ReturnType;
    };
  }
}

const BulletList = Node.create({
  name: 'bulletList',
  group: 'block list',
  content: 'listItem+',
  parseHTML: () => [{ tag: 'ul' }],
  renderHTML: ({ HTMLAttributes }) => ['ul', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-8': () => this.editor.commands.toggleListOf('bulletList') };
  },
  addInputRules() {
    return [wrappingInputRule({ find: /^\s*([-+*])\s$/, type: this.type })];
  },
});

const OrderedList = Node.create({
  name: 'orderedList',
  group: 'block list',
  content: 'listItem+',
  addAttributes: () => ({ start: { default: null }, type: { default: null } }),
  parseHTML: () => [{ tag: 'ol' }],
  renderHTML: ({ HTMLAttributes }) => ['ol', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-7': () => this.editor.commands.toggleListOf('orderedList') };
  },
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^(\d+)\.\s$/,
        type: this.type,
        getAttributes: ([, start]) => ({ start: start === '1' ? null : start }),
      }),
    ];
  },
});

const ListItem = Node.create({
  ...chunked,
  name: 'listItem',
  content: 'block+',
  defining: true,
  // Quill's newer lists say on the item what kind of list it is
  addAttributes: () => ({ 'data-list': { default: null } }),
  parseHTML: () => [{ tag: 'li' }],
  renderHTML: ({ HTMLAttributes }) => ['li', HTMLAttributes, 0],
  addCommands: () => ({
    toggleListOf:
      (kind) =>
      ({ commands }) =>
        commands.toggleList(kind, 'listItem'),
  }),
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem('listItem'),
      Tab: () => this.editor.commands.sinkListItem('listItem'),
      'Shift-Tab': () => this.editor.commands.liftListItem('listItem'),
    };
  },
});

export const lists = [BulletList, OrderedList, ListItem];
