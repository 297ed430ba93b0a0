import { DOMSerializer } from '@tiptap/pm/model';
import { hasScheme, LINK_SCHEMES } from '../../wire/htmlRules.ts';
import { videoName } from '../addresses.ts';
import { sanitiseForDisplay } from '../sanitise.ts';

const addressOf = (video: Element): string =>
  video.getAttribute('src') ?? video.querySelector('source')?.getAttribute('src') ?? '';

/** A player would tell its host who reads what, so the card is a link instead. */
const videoCard = (video: Element): Node => {
  const address = addressOf(video);
  const { dom } = DOMSerializer.renderSpec(document, [
    'span',
    { class: 'video-card' },
    ['span', { class: 'video-name' }, videoName(address)],
    ['a', { class: 'video-address', href: address }, address],
  ]);
  return dom;
};

const isWhole = (address: string) => /^[a-z][a-z\d+.-]*:/i.test(address) && hasScheme(address, LINK_SCHEMES);

/** Opens links in a new tab; a link relative to the site leads nowhere from here. */
const tame = (link: HTMLAnchorElement): void => {
  const address = link.getAttribute('href') ?? '';
  link.removeAttribute('target');
  if (isWhole(address)) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
    return;
  }
  link.removeAttribute('href');
  if (address) link.title = address;
};

/**
 * The nodes of a rich text for display: sanitised, videos as cards, links in new tabs.
 *
 * @param sanitise - another sanitiser, for a text with marks
 */
export const shownText = (html: string, sanitise = sanitiseForDisplay): DocumentFragment => {
  const template = document.createElement('template');
  template.innerHTML = sanitise(html);
  const { content } = template;
  for (const video of content.querySelectorAll('iframe, video')) video.replaceWith(videoCard(video));
  for (const link of content.querySelectorAll('a')) tame(link);
  for (const picture of content.querySelectorAll('img')) {
    picture.loading = 'lazy';
    picture.referrerPolicy = 'no-referrer';
  }
  return content;
};
