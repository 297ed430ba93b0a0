import { fileSize } from '../../../src/wire/fileSize.ts';
import type { Language } from '../../../src/wire/wire.ts';
import { VIDEO_PLAYERS } from '../../http/security.ts';
import { escapeHtml } from '../../lib/escape.ts';
import { momentForElsewhere } from '../../lib/moment.ts';
import type { PreviewLink } from './links.ts';
import type { Shown, ShownEntry } from './shown.ts';

/** The style of a preview: texts as on the site, always light, because a text may have dark colours of its own. */
const STYLE = `
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: #fff; color: #16232a; font: 16px/1.6 system-ui, "Segoe UI", Roboto, "Noto Sans", sans-serif; overflow-wrap: anywhere; }
header { background: #fbeed6; border-bottom: 1px solid #e0c48c; padding: 12px 20px; font-size: 14px; }
header p { margin: 0 0 6px; }
nav a { display: inline-block; margin-right: 16px; padding: 4px 0; }
a { color: #0b5870; text-underline-offset: 2px; }
a:focus-visible { outline: 2px solid #0b5870; outline-offset: 2px; }
main { max-width: 860px; margin: 0 auto; padding: 24px 20px 64px; }
article + article { margin-top: 48px; padding-top: 32px; border-top: 1px solid #dde4e7; }
h1 { font-size: 28px; line-height: 1.25; margin: 0 0 8px; }
.language, .day { color: #52626a; font-size: 14px; margin: 0 0 8px; }
.cover { display: block; width: 100%; height: auto; border-radius: 8px; margin: 16px 0; }
.text :is(p, ul, ol, blockquote, pre, table, figure) { margin: 0 0 0.8em; }
.text :is(h1, h2, h3, h4, h5, h6) { margin: 1.1em 0 0.45em; line-height: 1.3; }
.text :is(img, video, iframe) { max-width: 100%; }
.text img { height: auto; }
.text iframe { border: 0; aspect-ratio: 16 / 9; width: 100%; height: auto; }
.text blockquote { padding-left: 1em; border-left: 3px solid #dde4e7; }
.text pre { padding: 12px; background: #f4f6f7; white-space: pre-wrap; }
.text table { border-collapse: collapse; width: 100%; max-width: 100%; table-layout: fixed; }
.text :is(td, th) { border: 1px solid #dde4e7; padding: 6px 9px; vertical-align: top; text-align: start; }
.text .ql-align-center { text-align: center; }
.text .ql-align-right { text-align: right; }
.text .ql-align-justify { text-align: justify; }
`;

/**
 * The page has no script and loads only covers from this server. Texts have styles, pictures and videos of their own, which were sanitised
 * when they were saved.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  'media-src https:',
  `frame-src ${VIDEO_PLAYERS.join(' ')}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const LANGUAGE_NAMES: Record<Language, string> = {
  ru: 'На русском',
  uz: 'На узбекском',
  en: 'На английском',
};

const document = (title: string, body: string) => `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow, noarchive">
<meta name="referrer" content="no-referrer">
<title>${escapeHtml(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>
`;

const russianDay = (day: string) => day.replace(/^(\d{4})-(\d{2})-(\d{2}).*$/, '$3.$2.$1');

function pdfLink(base: string, { language, pdfId, pdfFile }: ShownEntry) {
  if (!pdfId) return '';
  const what = pdfFile ? `${pdfFile.name}, ${fileSize(pdfFile.sizeBytes)}` : 'файл';
  return `<p><a href="${base}/pdf/${language}" lang="ru">Скачать PDF: ${escapeHtml(what)}</a></p>`;
}

function article(base: string, posted: string, entry: ShownEntry) {
  const { language, title, description, coverId, pdfId } = entry;
  const isEmpty = !title && !description && !coverId && !pdfId;
  const heading = `<p class="language" lang="ru">${LANGUAGE_NAMES[language]}</p>`;
  if (isEmpty) return `<article id="${language}">${heading}<p>На этом языке ничего нет.</p></article>`;
  const cover = coverId ? `<img class="cover" src="${base}/cover/${language}" alt="">` : '';
  return `<article id="${language}" lang="${language}">
${heading}
<h1>${escapeHtml(title) || '<span lang="ru">Без заголовка</span>'}</h1>
<p class="day"><time datetime="${escapeHtml(posted)}">${escapeHtml(russianDay(posted))}</time></p>
${cover}
<div class="text">${description}</div>
${pdfLink(base, entry)}
</article>`;
}

/** A version of a publication, its three languages one below the other. */
export function previewPage(
  token: string,
  { version, endsAt }: Pick<PreviewLink, 'version' | 'endsAt'>,
  { title, posted, entries }: Shown,
): string {
  const base = `/preview/${token}`;
  const links = entries
    .map(({ language }) => `<a href="#${language}">${LANGUAGE_NAMES[language]}</a>`)
    .join(' ');
  return document(
    `Предварительный просмотр: ${title}`,
    `<header>
<p><strong>Предварительный просмотр</strong>, версия № ${version}. Ссылка действует до ${momentForElsewhere(endsAt)}.</p>
<nav aria-label="Языки">${links}</nav>
</header>
<main>
${entries.map((entry) => article(base, posted, entry)).join('\n')}
</main>`,
  );
}

/** The page of an invalid link. */
export const refusalPage = (message: string) =>
  document(
    'Ссылка не действует',
    `<main><h1>${escapeHtml(message)}</h1><p>Попросите новую у того, кто вам её прислал.</p></main>`,
  );
