// What the product is asked, row by row, and what each may cost.
import { call } from './calls.mjs';
import { dayAt } from './news.mjs';
import { BASE, SIGN_IN } from './product.mjs';

const NEWS = '/api/Admin/News';
const PER_PAGE = 7;
/** From this size on a search may cost more. */
const LARGE = 100_000;
const MONTH_MS = 30 * 86_400_000;

const draft = (number) => ({
  id: 0,
  posted: dayAt(number),
  news: ['ru', 'uz', 'en'].map((language) => ({
    language,
    title: `Замер ${number}`,
    description: `<p>${'Текст новости. '.repeat(75)}</p>`,
  })),
});

const month = (number) => {
  const from = dayAt(number * 37);
  const to = new Date(Date.parse(from) + MONTH_MS).toISOString().slice(0, 10);
  return `&from=${from}&to=${to}`;
};

const search = (number) => `&title=${encodeURIComponent(`выпуск ${10 + number}`)}`;

/**
 * The rows of one size. `next` gives the call after so many; `cpuMs`, `p50` and `ofFloor` are goals. Whatever is kept of earlier answers
 * helps only where the name says so: `anew` makes an address of its own of each call.
 *
 * @param {{ size: number, headers: Record<string, string>, isEmbedded: boolean }} told
 */
export const rowsFor = async ({ size, headers, isEmbedded }) => {
  const pages = Math.ceil(size / PER_PAGE);
  const get = (path, more = {}) => ({ path: NEWS + path, headers: { ...headers, ...more } });
  const page = (number, rest = '') => get(`/GetAllPublished?page=${number}&perPage=${PER_PAGE}${rest}`);
  const read = async (which) => await call(BASE, which, { isKept: true });
  const { headers: told, body } = await read(page(1));
  const ids = JSON.parse(body).data.map(({ id }) => id);
  const unchanged = { ...headers, 'if-none-match': told.etag };
  // PostgreSQL adds a round trip for the session and one for the list; a search looks at each word that fits (docs/decisions.md, 24)
  const ofPostgres = (own, embedded) => (isEmbedded ? embedded : own);
  const searchMs = size >= LARGE ? 25 : ofPostgres(3, 2);

  /** Publishes what the saves have left. */
  const approvals = async () => {
    const pending = [];
    for (let at = 1, more = true; more; at += 1) {
      const { headers: count, body: found } = await read(get(`/GetAllPending?page=${at}&perPage=100`));
      pending.push(...JSON.parse(found).data.map(({ id }) => id));
      more = at * 100 < Number(count['x-total-count']);
    }
    return (number) => get(`/AllowToPublish${pending[number % pending.length]}`);
  };

  const save = (number) => ({
    method: 'POST',
    path: `${NEWS}/UpdateOrAdd`,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(draft(number)),
  });

  return {
    'page of 7, asked for before': { next: () => page(1) },
    'page of 7': {
      next: (number) => page(1 + (number % Math.min(pages, 60)), `&anew=${number}`),
      cpuMs: ofPostgres(2, 0.8),
      ofFloor: ofPostgres(0.08, 0.25),
    },
    'title search': { next: (number) => page(1, search(number)), cpuMs: searchMs },
    'date range': { next: (number) => page(1, `${month(number)}&anew=${number}`), cpuMs: searchMs },
    'search + dates': { next: (number) => page(1, search(number) + month(number)), cpuMs: searchMs },
    'deep page': {
      next: (number) => page(Math.ceil(pages * (0.5 + (number % 400) / 1000)), `&anew=${number}`),
      cpuMs: 2.5,
    },
    'single read': { next: (number) => get(`/Get${ids[number % ids.length]}`), cpuMs: 0.8 },
    'unchanged (304)': { next: () => ({ ...page(1), headers: unchanged }), ofFloor: ofPostgres(0.1, 0.5) },
    'sign-in': { next: () => SIGN_IN, lanes: 1 },
    save: { next: save, lanes: 1, p50: isEmbedded ? 12 : undefined },
    approval: { setUp: approvals, lanes: 1 },
  };
};
