import type { Editor } from '@tiptap/core';

interface NewLink {
  href: string;
  isNewTab: boolean;
  /** The attributes of the link that is changed; those unknown here are kept. */
  former: Record<string, unknown>;
  /** What to write when nothing is selected. */
  text: string | undefined;
}

const relOf = (isNewTab: boolean, former: Record<string, unknown>) => {
  if (isNewTab === (former.target === '_blank')) return former.rel ?? null;
  return isNewTab ? 'noopener noreferrer' : null;
};

export const setLink = (editor: Editor, { href, isNewTab, former, text }: NewLink) => {
  const rel = relOf(isNewTab, former);
  const attrs = { ...former, href, target: isNewTab ? '_blank' : null, rel };
  const chain = editor.chain().focus();
  if (text) {
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs }] }).run();
    return;
  }
  chain.extendMarkRange('link').setMark('link', attrs).run();
};

export const removeLink = (editor: Editor) =>
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
