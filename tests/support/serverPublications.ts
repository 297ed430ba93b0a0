import { LANGUAGES } from '../../src/dataProvider/wire.ts';

/** A whole news item as a form sends it, with fields of its own in each language. */
export function newsDraft(title = 'Новость', more: object = {}) {
  return {
    id: 0,
    posted: '2026-03-05',
    status: '',
    isReferToCorruption: false,
    news: LANGUAGES.map((language) => ({
      id: 0,
      newsBaseId: 0,
      language,
      title: `${title} ${language}`,
      description: `<p>${title} ${language}</p>`,
      pdfId: null,
      coverId: null,
      coverBase64: '',
    })),
    ...more,
  };
}
