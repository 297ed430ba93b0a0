import { VIDEO_HOSTS } from '../../../src/wire/htmlRules.ts';
import type { Language } from '../../../src/wire/wire.ts';
import { escapeHtml } from '../../lib/escape.ts';
import { momentForElsewhere } from '../../lib/moment.ts';
import type { PreviewLink } from './links.ts';
import type { Shown, ShownEntry } from './shown.ts';
import { STYLE } from './style.ts';

/**
 * No script at all, nothing from here but covers. Texts carry styles, pictures and videos of their own; they were made safe when they
 * were saved.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "img-src 'self' data: https:",
  'media-src https:',
  `frame-src ${Object.keys(VIDEO_HOSTS)
    .map((host) => `https://${host}`)
    .join(' ')}`,
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

const sizeInWords = (bytes: number) =>
  bytes < 1024 * 1024
    ? `${Math.max(1, Math.round(bytes / 1024))} КБ`
    : `${(bytes / 1024 / 1024).toLocaleString('ru', { maximumFractionDigits: 1 })} МБ`;

function pdfLink(base: string, { language, pdfId, pdfFile }: ShownEntry) {
  if (!pdfId) return '';
  const what = pdfFile ? `${pdfFile.name}, ${sizeInWords(pdfFile.sizeBytes)}` : 'файл';
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

/** A version of a publication in three languages, one below the other. */
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

/** What somebody sees whose link opens nothing. */
export const refusalPage = (message: string) =>
  document(
    'Ссылка не действует',
    `<main><h1>${escapeHtml(message)}</h1><p>Попросите новую у того, кто вам её прислал.</p></main>`,
  );
