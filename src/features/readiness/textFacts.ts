import { isWritten } from '../../components/form/written.ts';
import type { Entries } from '../../dataProvider/records.ts';
import type { TextNode } from '../../uzbek/nodes.ts';
import type { Language } from '../../wire/wire.ts';

/** Facts of one rich text that checks use. */
export interface TextFacts {
  /** The text in reading order, separated where paragraphs end. */
  nodes: TextNode[];
  isEmpty: boolean;
  picturesWithoutAlt: number;
  /** `text`: the words of the link, or the description of its picture. */
  links: { href: string | null; text: string }[];
}

const PARTING = `address, article, aside, blockquote, br, caption, dd, div, dl, dt, figcaption, figure, h1, h2, h3, h4, h5, h6,
  hr, iframe, img, li, ol, p, pre, section, table, td, th, tr, ul, video`;
const CODE = 'code, pre';

const textsOf = (body: HTMLElement): TextNode[] => {
  const nodes: TextNode[] = [];
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  let block: Element | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const last = nodes.at(-1);
    if (node instanceof Element) {
      if (last && node.matches(PARTING)) last.breaks = true;
      continue;
    }
    const parent = node.parentElement;
    const owner = parent?.closest(PARTING) ?? null;
    // continues the outer block after an inner one
    if (owner !== block && last) last.breaks = true;
    block = owner;
    nodes.push({ text: node.nodeValue ?? '', protected: parent?.closest(CODE) !== null });
  }
  return nodes;
};

const nameOf = (link: Element): string =>
  link.textContent?.trim() || (link.querySelector('img[alt]')?.getAttribute('alt') ?? '').trim();

/** Parses a rich text as an inert document: it loads no pictures and runs nothing. */
const textFacts = (text: unknown, russian: unknown): TextFacts => {
  const html = typeof text === 'string' ? text : '';
  const { body } = new DOMParser().parseFromString(`<body>${html}`, 'text/html');
  for (const silent of body.querySelectorAll('script, style, template')) silent.remove();
  return {
    nodes: textsOf(body),
    isEmpty: !isWritten(html, russian),
    picturesWithoutAlt: [...body.querySelectorAll('img')].filter(
      (picture) => !picture.getAttribute('alt')?.trim(),
    ).length,
    links: [...body.querySelectorAll('a')].map((link) => ({
      href: link.getAttribute('href'),
      text: nameOf(link),
    })),
  };
};

/** The facts of an item's texts by language. */
export const factsOf = ({ ru, uz, en }: Entries): Record<Language, TextFacts> => ({
  ru: textFacts(ru.description, ru.description),
  uz: textFacts(uz.description, ru.description),
  en: textFacts(en.description, ru.description),
});
