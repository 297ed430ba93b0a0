// How long one question about 100,000 news holds the database, which answers one after another: the dearest that the API can be asked.
import { check, tell } from './report.mjs';
import { call } from './server/calls.mjs';

const NEWS = 100_000;
const ROUNDS = 5;
const LONGEST_MS = 100;
const LIST = '/api/Admin/News/GetAllPublished?perPage=7';

const title = (text) => `&title=${encodeURIComponent(text)}`;

const ASKED = {
  'first page': '',
  'a word of every title': title('выпуск'),
  'a word of every text': title('депозитарий'),
  'words of every text': title('депозитарий банка счёт'),
  'a word of no text': title('ъщыэюя'),
  'rare letters of a title': title('пуск 99'),
  'two letters': title('вы'),
  'two letters of no title': title('щщ'),
  'one letter': title('в'),
  'punctuation alone': title('%_\\'),
  'a word with punctuation': title('%выпуск%'),
  'lacking a cover': '&lacking=cover',
  'lacking a language': '&lacking=uz',
  'lacking a translation': '&lacking=translation',
  'last page': '&page=9999999',
  'last page of a search': `&page=9999999${title('выпуск')}`,
  'showing an item': '&showing=300',
  'showing an item of a search': `&showing=300${title('выпуск')}`,
  'all days': '&from=1900-01-01&to=2100-01-01',
  'last page of all days': '&from=1900-01-01&to=2100-01-01&page=9999999',
  'all days and a common word': `&from=1900-01-01&to=2100-01-01${title('выпуск')}`,
  'a day and a common word': `&from=2013-01-01&to=2013-01-01${title('депозитарий')}`,
  'sorted by title': '&sort=title',
  'last page sorted by title': '&sort=title&order=desc&page=9999999',
  'a common word sorted by title': `&sort=title${title('выпуск')}`,
  'showing an item sorted by title': '&sort=title&showing=300',
  'lacking a cover, sorted by title': '&sort=title&lacking=cover',
  'sorted by id, last page': '&sort=id&order=desc&page=9999999',
};

export const heldDatabase = async ({ withNews }) => {
  const { base, headers } = await withNews(NEWS);
  const rows = {};
  for (const [name, query] of Object.entries(ASKED)) {
    const took = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = query.includes('page=') ? '' : '&page=1';
      const path = `${LIST}${page}${query}&anew=${round}`;
      const { status, ms } = await call(base, { path, headers });
      if (status !== 200) throw new Error(`${path}: ${status}`);
      took.push(ms);
    }
    const first = took[0];
    const sorted = took.toSorted((a, b) => a - b);
    const median = sorted[Math.floor(ROUNDS / 2)];
    rows[name] = { 'first, ms': Math.round(first), 'median, ms': Math.round(median) };
    check(`${name} of ${NEWS}, embedded, holds the database, ms`, median, LONGEST_MS);
  }
  tell(`What one question holds the embedded database, ${NEWS} news`, rows);
};
