import { Mark } from '@tiptap/core';
import { declarationsOf } from '../styles.ts';

interface PlainMark {
  name: string;
  /** The first is the one that is written. */
  tags: readonly [string, ...string[]];
  shortcut?: string;
  excludes?: string;
}

/** No typed signs turn into marks: `*` stays a star. */
const mark = ({ name, tags, shortcut, excludes }: PlainMark) =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => tags.map((tag) => ({ tag })),
    renderHTML: ({ HTMLAttributes }) => [tags[0], HTMLAttributes, 0],
    addKeyboardShortcuts() {
      return shortcut ? { [shortcut]: () => this.editor.commands.toggleMark(name) } : {};
    },
  });

const Marked = mark({ name: 'marked', tags: ['mark'] }).extend({
  addAttributes: () => ({ 'data-color': { default: null } }),
});

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
});

const style = (property: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) =>
    declarationsOf(element.getAttribute('style') ?? '').findLast(([name]) => name === property)?.[1] ?? null,
  renderHTML: () => ({}),
});

const STYLES = {
  color: 'color',
  backgroundColor: 'background-color',
  fontFamily: 'font-family',
  fontSize: 'font-size',
} as const;

/** `flatten.ts` leaves every run of text under at most one span, so a class alone is enough to keep it. */
const TextStyle = Mark.create({
  name: 'textStyle',
  priority: 101,
  addAttributes: () =>
    Object.fromEntries(Object.entries(STYLES).map(([name, property]) => [name, style(property)])),
  parseHTML: () => [{ tag: 'span[style], span[class]' }],
  renderHTML: ({ mark: { attrs }, HTMLAttributes }) => {
    const declarations = Object.entries(STYLES).flatMap(([name, property]) =>
      attrs[name] ? `${property}: ${attrs[name]}` : [],
    );
    return ['span', { ...HTMLAttributes, style: declarations.join('; ') || null }, 0];
  },
});

export const textMarks = [
  Link,
  TextStyle,
  mark({ name: 'bold', tags: ['strong', 'b'], shortcut: 'Mod-b' }),
  mark({ name: 'italic', tags: ['em', 'i'], shortcut: 'Mod-i' }),
  mark({ name: 'underline', tags: ['u'], shortcut: 'Mod-u' }),
  mark({ name: 'strike', tags: ['s', 'del', 'strike'], shortcut: 'Mod-Shift-s' }),
  mark({ name: 'subscript', tags: ['sub'], shortcut: 'Mod-,', excludes: 'subscript superscript' }),
  mark({ name: 'superscript', tags: ['sup'], shortcut: 'Mod-.', excludes: 'subscript superscript' }),
  mark({ name: 'code', tags: ['code'], shortcut: 'Mod-e' }),
  mark({ name: 'small', tags: ['small'] }),
  Marked,
];
