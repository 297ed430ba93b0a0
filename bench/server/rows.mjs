// What the product is asked, row by row, and what each may cost.
import { call } from './calls.mjs';
import { dayAt } from './news.mjs';
import { BASE, SIGN_IN } from './product.mjs';

const NEWS = '/api/Admin/News';
const PER_PAGE = 7;
/** From this size on the last pages of a list may take longer. */
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
 * The rows of one size. `next` gives the call after so many, `p50` its goal in milliseconds where it differs from the common one. Whatever is kept of
 * earlier answers helps only where the name says so: `anew` makes an address of its own of each call.
 *
 * @param {{ size: number, headers: Record<string, string> }} told
 */
export const rowsFor = async ({ size, headers }) => {
  const pages = Math.ceil(size / PER_PAGE);
  const get = (path, more = {}) => ({ path: NEWS + path, headers: { ...headers, ...more } });
  const page = (number, rest = '') => get(`/GetAllPublished?page=${number}&perPage=${PER_PAGE}${rest}`);
  const read = async (which) => await call(BASE, which, { isKept: true });
  const { headers: told, body } = await read(page(1));
  const ids = JSON.parse(body).data.map(({ id }) => id);
  const unchanged = { ...headers, 'if-none-match': told.etag };

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
    'page of 7': { next: (number) => page(1 + (number % Math.min(pages, 60)), `&anew=${number}`) },
    'title search': { next: (number) => page(1, search(number)) },
    'date range': { next: (number) => page(1, `${month(number)}&anew=${number}`) },
    'search + dates': { next: (number) => page(1, search(number) + month(number)) },
    'deep page': {
      next: (number) => page(Math.ceil(pages * (0.5 + (number % 400) / 1000)), `&anew=${number}`),
      // the places before it are counted: 55 ms alone, and each waits for three others
      p50: size >= LARGE ? 250 : undefined,
    },
    'single read': { next: (number) => get(`/Get${ids[number % ids.length]}`) },
    'unchanged (304)': { next: () => ({ ...page(1), headers: unchanged }) },
    'sign-in': { next: () => SIGN_IN, lanes: 1 },
    save: { next: save, lanes: 1 },
    approval: { setUp: approvals, lanes: 1 },
  };
};
