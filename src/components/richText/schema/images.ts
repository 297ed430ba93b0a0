import { Image } from '@tiptap/extension-image';

export const Picture = Image.extend({
  addAttributes: () => ({
    src: { default: null },
    alt: { default: null },
    title: { default: null },
    width: { default: null },
    height: { default: null },
    loading: { default: null },
  }),
}).configure({ inline: true, allowBase64: true });
