// How long the review queue takes with 1,000 items that wait among 10,000 news, under four eyes: who may approve is told of each row.
import { check, tell } from './report.mjs';
import { call } from './server/calls.mjs';

const NEWS = 10_000;
const WAITING = 1_000;
const ROUNDS = 20;
const LIMIT_MS = 300;
const PER_PAGE = 20;
const AT_ONCE = 20;

const text = `<p>${'Депозитарий сообщает о начале приёма заявок на участие в торгах. '.repeat(20)}</p>`;

const draft = (number) => ({
  id: 0,
  posted: '2026-01-15',
  news: ['ru', 'uz', 'en'].map((language) => ({
    language,
    title: `Запись ${number} ${language}`,
    description: text,
  })),
});

const QUEUE = '/api/Admin/Review';
const ASKED = {
  'first page': `${QUEUE}/GetQueue?page=1&perPage=${PER_PAGE}`,
  'last page': `${QUEUE}/GetQueue?page=${WAITING / PER_PAGE}&perPage=${PER_PAGE}`,
  'of one kind, those that wait a day': `${QUEUE}/GetQueue?page=1&perPage=${PER_PAGE}&kind=news&age=1`,
  'number in the menu': `${QUEUE}/GetCount`,
};

/** Prints how long each question takes, the slowest of them too. */
export const queue = async ({ withNews }) => {
  const { base, headers } = await withNews(NEWS);
  const post = async (path, body) => {
    const answer = await call(
      base,
      {
        method: 'POST',
        path,
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(body),
      },
      { isKept: true },
    );
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${answer.body}`);
    return JSON.parse(answer.body).data;
  };
  await post(`${QUEUE}/SetRules`, { fourEyes: true });
  const numbers = Array.from({ length: WAITING }, (_, number) => number);
  while (numbers.length > 0)
    await Promise.all(
      numbers.splice(0, AT_ONCE).map((number) => post('/api/Admin/News/UpdateOrAdd', draft(number))),
    );
  const rows = {};
  for (const [name, path] of Object.entries(ASKED)) {
    const took = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const { status, ms } = await call(base, { path, headers });
      if (status !== 200) throw new Error(`${path}: ${status}`);
      took.push(ms);
    }
    const sorted = took.toSorted((a, b) => a - b);
    const [median, slowest] = [sorted[ROUNDS / 2], sorted.at(-1)];
    rows[name] = { median: `${median.toFixed(0)} ms`, slowest: `${slowest.toFixed(0)} ms` };
    check(`Review queue with ${WAITING} that wait, ${name}, ms`, median, LIMIT_MS);
  }
  tell(`Review queue, ${WAITING} of ${NEWS + WAITING} wait`, rows);
};
