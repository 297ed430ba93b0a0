import { mergeAttributes, Node } from '@tiptap/core';
import { DOMSerializer } from '@tiptap/pm/model';
import { videoName } from '../addresses.ts';

type Attributes = Record<string, string>;

const isOwn = (name: string) => name !== 'class' && name !== 'style';

const attributesOf = (element: Element): Attributes =>
  Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));

const own = (element: Element): Attributes =>
  Object.fromEntries(Object.entries(attributesOf(element)).filter(([name]) => isOwn(name)));

/**
 * A player of a video host or a video file, with all its attributes. The editor shows a card instead, so that editing contacts no foreign
 * host.
 */
export const Video = Node.create({
  name: 'video',
  group: 'inline',
  inline: true,
  atom: true,
  draggable: true,
  addAttributes: () => ({
    kind: { default: 'iframe', rendered: false, parseHTML: (element) => element.tagName.toLowerCase() },
    own: { default: {}, rendered: false, parseHTML: own },
    sources: {
      default: [],
      rendered: false,
      parseHTML: (element) => [...element.querySelectorAll('source')].map(attributesOf),
    },
  }),
  parseHTML: () => [{ tag: 'iframe[src]' }, { tag: 'video' }],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { kind, own: ownAttributes, sources } = node.attrs;
    return [
      kind,
      mergeAttributes(ownAttributes, HTMLAttributes),
      ...sources.map((source: Attributes) => ['source', source] as const),
    ];
  },
  addNodeView:
    () =>
    ({ node }) => {
      const address: string = node.attrs.own.src ?? node.attrs.sources[0]?.src ?? '';
      const { dom } = DOMSerializer.renderSpec(document, [
        'span',
        { class: 'video-card', contenteditable: 'false' },
        ['span', { class: 'video-name' }, videoName(address)],
        ['span', { class: 'video-address' }, address],
      ]);
      return { dom };
    },
});
