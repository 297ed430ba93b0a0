import { weigh } from '../components/richText/weigh.ts';

const LINES = 'p, div, li, h1, h2, h3, h4, h5, h6, tr, blockquote, pre, figure, figcaption, caption, hr';
const SHOWN: Record<string, string> = { img: '[изображение]', iframe: '[видео]', video: '[видео]' };

export const isHtml = (text: string): boolean => /<\/?[a-z][^>]*>/i.test(text);

/** What people read of a text; of HTML a line for each paragraph, item and row, and a word for what is no text. */
export const readable = (text: string): string => {
  if (!isHtml(text)) return text;
  const { body } = new DOMParser().parseFromString(`<body>${text}`, 'text/html');
  for (const element of body.querySelectorAll('script, style, template')) element.remove();
  for (const element of body.querySelectorAll(Object.keys(SHOWN).join(', ')))
    element.replaceWith(SHOWN[element.localName] ?? '');
  for (const element of body.querySelectorAll('br')) element.replaceWith('\n');
  for (const element of body.querySelectorAll('td, th')) element.append(' ');
  for (const element of body.querySelectorAll('li')) element.prepend('• ');
  for (const element of body.querySelectorAll(LINES)) element.append('\n');
  return (body.textContent ?? '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
};

/** In what two texts with the same words differ: «полужирный», «ссылка» … */
export const formattingBetween = (one: string, other: string): string[] => {
  const [before, after] = [weigh(one).weights, weigh(other).weights];
  const words = [...before, ...after]
    .filter(([key]) => before.get(key)?.amount !== after.get(key)?.amount)
    .map(([, { word }]) => word);
  return [...new Set(words)];
};
