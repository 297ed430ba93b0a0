import { type Editor, Mark } from '@tiptap/core';
import { Code as StockCode } from '@tiptap/extension-code';

declare module '@tiptap/core' {
  interface EditorEvents {
    /** Emitted when the user presses Ctrl+K. */
    linkKey: undefined;
  }
}

interface PlainMark {
  shortcut?: string;
  excludes?: string;
}

const mark = (name: string, tag: string, { shortcut, excludes }: PlainMark = {}) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return shortcut ? { [shortcut]: () => this.editor.commands.toggleMark(name) } : {};
    },
  });

const SCRIPTS = 'subscript superscript';

/** Keeps its attributes, because tiptap's own link mark rewrites `target` and `rel`. */
const Link = Mark.create({
  name: 'link',
  priority: 1000,
  inclusive: false,
  keepOnSplit: false,
  addAttributes: () => ({
    href: { default: null },
    target: { default: null },
    rel: { default: null },
    title: { default: null },
  }),
  parseHTML: () => [{ tag: 'a[href]' }],
  renderHTML: ({ HTMLAttributes }) => ['a', HTMLAttributes, 0],
  addKeyboardShortcuts() {
    return {
      'Mod-k': () => {
        this.editor.emit('linkKey', undefined);
        return true;
      },
    };
  },
});

export const marks = [
  Link,
  mark('subscript', 'sub', { shortcut: 'Mod-,', excludes: SCRIPTS }),
  mark('superscript', 'sup', { shortcut: 'Mod-.', excludes: SCRIPTS }),
  StockCode.extend({ excludes: '' }),
  mark('small', 'small'),
  mark('marked', 'mark').extend({ addAttributes: () => ({ 'data-color': { default: null } }) }),
];

interface NewLink {
  href: string;
  isNewTab: boolean;
  /** The attributes of the existing link; unknown ones are kept. */
  former: Record<string, unknown>;
  /** The text of the link when nothing is selected. */
  text: string | undefined;
}

const relOf = (isNewTab: boolean, former: Record<string, unknown>) => {
  if (isNewTab === (former.target === '_blank')) return former.rel ?? null;
  return isNewTab ? 'noopener noreferrer' : null;
};

export const setLink = (editor: Editor, { href, isNewTab, former, text }: NewLink) => {
  const attrs = { ...former, href, target: isNewTab ? '_blank' : null, rel: relOf(isNewTab, former) };
  const chain = editor.chain().focus();
  if (text) chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] }).run();
  else chain.extendMarkRange('link').setMark('link', attrs).run();
};

export const removeLink = (editor: Editor) =>
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
