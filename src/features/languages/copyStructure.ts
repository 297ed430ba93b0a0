import type { Editor, JSONContent } from '@tiptap/core';

/** Words, and what only words need. */
const WORDS = ['text', 'hardBreak'];

/** What describes a picture in words of its language. */
const withoutWords = (attrs: JSONContent['attrs']) =>
  attrs && { ...attrs, ...('alt' in attrs && { alt: '' }), ...('title' in attrs && { title: null }) };

const structureOf = ({ content, attrs, ...node }: JSONContent): JSONContent => ({
  ...node,
  ...(attrs && { attrs: withoutWords(attrs) }),
  ...(content && { content: content.filter(({ type = '' }) => !WORDS.includes(type)).map(structureOf) }),
});

/** Whether nothing at all stands in a text. */
export const isEmpty = ({ state: { doc } }: Editor): boolean =>
  doc.childCount === 1 && doc.firstChild?.isTextblock === true && doc.firstChild.childCount === 0;

/** Puts headings, tables, lists and pictures of one text into another, without a word, in one step that can be undone there. */
export const copyStructure = (from: Editor, to: Editor): void => {
  const { tr, doc, schema } = to.state;
  const structure = schema.nodeFromJSON(structureOf(from.state.doc.toJSON()));
  to.view.dispatch(tr.replaceWith(0, doc.content.size, structure.content));
  to.commands.focus('start');
};
