// The product beside a plain react-admin application in Chromium: both over the same news, visit by visit in turn.
import { setTimeout } from 'node:timers/promises';
import { check, tell } from '../report.mjs';
import { serveBaseline } from './baseline.mjs';
import { launch } from './launch.mjs';
import { clickThrough, visitPage } from './visit.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 4);
/** A server runs for months, and compiles what it does in its first seconds. */
const WARM_VIEWS = 100;

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const medians = (visits) =>
  Object.fromEntries(
    Object.keys(visits[0]).map((name) => [name, median(visits.map((visit) => visit[name]))]),
  );

/** A link of an item: what only holds the place of rows has none. */
const EDIT = { ours: 'table tbody a[href]', baseline: '.RaDatagrid-row a[href*="news/"]' };
const EDITOR = '.ProseMirror';
const SIGN_IN = 'input[type=password]';

/** What is visited in each application. `entries` are the session of somebody who is signed in to ours. */
const applications = ({ base, entries, baseline, product, idle }) => ({
  ours: {
    signIn: `${base}/`,
    list: `${base}/dashboard/news`,
    cpuMs: async () => (await product.processorMs()) - idle * performance.now(),
    prepare: (context) =>
      context.addInitScript((entries) => {
        if (location.protocol === 'data:') return;
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      }, entries),
  },
  baseline: {
    signIn: `${baseline}/#/login`,
    list: `${baseline}/#/news`,
    cpuMs: async () => 0,
    prepare: (context) =>
      context.addInitScript(() => location.protocol === 'data:' || localStorage.setItem('in', 'yes')),
  },
});

/** So long a person looks at a list at least before they have found what to click on, in each application. */
const READING_MS = 2500;

const openForm = async (page, form) => {
  await page.waitForTimeout(READING_MS);
  return { ms: await clickThrough(page, form) };
};

/** What a person sees in one visit. `steps` beside the list: the sign-in page, the form, everything again with a warm cache. */
const one = async (browser, { list, signIn, prepare, cpuMs }, name, { line, isWhole }) => {
  const seen = {};
  if (isWhole) {
    const outside = await browser.newContext();
    seen.signIn = await visitPage(await outside.newPage(), { url: signIn, selector: SIGN_IN, line });
    await outside.close();
  }
  const inside = await browser.newContext();
  await prepare(inside);
  const first = await inside.newPage();
  const before = await cpuMs();
  const view = await visitPage(first, { url: list, selector: EDIT[name], line });
  seen.list = { ...view, serverMs: (await cpuMs()) - before };
  if (line === 'full') {
    const form = { target: EDIT[name], selector: EDITOR };
    if (isWhole) seen.form = await openForm(first, form);
    // somebody comes back: what a page does after its form has opened is no part of the next visit
    await first.close();
    const second = await inside.newPage();
    seen.warmList = await visitPage(second, { url: list, selector: EDIT[name], line });
    if (isWhole) seen.warmForm = await openForm(second, form);
  }
  await inside.close();
  return seen;
};

/** What a person may wait, as a part of what the baseline takes in the same run; by the size of the list. */
const GOALS = {
  100: {
    'signIn, full': 0.5,
    'signIn, slow': 0.3,
    'list, full': 0.7,
    'warmList, full': 0.5,
    'list, slow': 0.65,
    'form, full': 0.7,
    'warmForm, full': 0.6,
  },
  1000: { 'list, full': 0.6, 'warmList, full': 0.45 },
  10000: { 'list, full': 0.3, 'warmList, full': 0.2, 'list, slow': 0.08 },
};

/** What a cold list at full speed may take at any size. */
const LIST_GOALS = { cpuRatio: 0.65, serverMs: 15, heapMb: 12, requests: 12, scripts: 6, calls: 3 };

const rounded = (value) => (value === undefined ? '' : Math.round(value));

const rowOf = ({ ours, baseline, goal }) => ({
  'ours, ms': rounded(ours.ms),
  'baseline, ms': rounded(baseline.ms),
  ratio: Number((ours.ms / baseline.ms).toFixed(2)),
  goal: goal ?? '',
  'CPU ratio': ours.cpuMs ? (ours.cpuMs / baseline.cpuMs).toFixed(2) : '',
  'at rest': ours.cpuMs ? (ours.restCpuMs / baseline.restCpuMs).toFixed(2) : '',
  'server CPU, ms': rounded(ours.serverMs),
  'blocked, ms': rounded(ours.blockedMs),
  'heap, MB': rounded(ours.heapMb),
  'their heap': rounded(baseline.heapMb),
  kB: rounded(ours.kB),
  'their kB': rounded(baseline.kB),
  requests: ours.requests ?? '',
  scripts: ours.scripts ?? '',
  calls: ours.calls ?? '',
});

const compare = async (browser, both, { size, line, rounds, isWhole }) => {
  const visits = { ours: [], baseline: [] };
  // the first round warms up; later sizes find everything warm
  for (let round = isWhole ? 0 : 1; round <= rounds; round += 1)
    for (const [name, application] of Object.entries(both)) {
      const seen = await one(browser, application, name, { line, isWhole });
      if (round > 0) visits[name].push(seen);
    }
  const rows = {};
  for (const step of Object.keys(visits.ours[0])) {
    const [ours, baseline] = Object.values(visits).map((all) => medians(all.map((seen) => seen[step])));
    const name = `${step}, ${line}`;
    const goal = GOALS[size]?.[name];
    rows[name] = rowOf({ ours, baseline, goal });
    check(`${name}, ${size} news, × baseline`, ours.ms / baseline.ms, goal);
    if (name !== 'list, full') continue;
    const cpuRatio = ours.cpuMs / baseline.cpuMs;
    for (const [what, most] of Object.entries(LIST_GOALS))
      check(`${name}, ${size} news, ${what}`, { ...ours, cpuRatio }[what], most);
  }
  return rows;
};

/** The whole list of news, as the baseline has it. */
const wholeList = async (base, headers) => {
  const answer = await fetch(`${base}/api/Admin/News/GetAllPublished`, { headers });
  return Buffer.from(JSON.stringify((await answer.json()).data));
};

/** Asks for all that a list's page asks for, as often as it takes until the server is itself. */
const warmUp = async (base, headers) => {
  const page = await (await fetch(`${base}/dashboard/news`)).text();
  const files = new Set(page.match(/\/assets\/(?:index|drawing|app|screens|lists)-[\w-]+\.js/g));
  if (files.size === 0) throw new Error('The page names none of its scripts');
  const calls = ['GetAllPublished?page=1&perPage=7', 'GetAllPending?page=1&perPage=0'];
  const asked = ['/dashboard/news', ...files, '/logo.svg', ...calls.map((call) => `/api/Admin/News/${call}`)];
  for (let view = 0; view < WARM_VIEWS; view += 1)
    for (const path of asked)
      await (
        await fetch(base + path, { headers: { ...headers, 'accept-encoding': 'gzip, deflate, br' } })
      ).arrayBuffer();
};

const IDLE_MS = 5_000;

/** What a server that nobody asks for anything does for itself: samples its own state, looks for what is due. @returns ms of processor in a ms */
const idleOf = async (product) => {
  const before = await product.processorMs();
  await setTimeout(IDLE_MS);
  return ((await product.processorMs()) - before) / IDLE_MS;
};

/** Tells both, size by size and step by step: medians, and ours ÷ baseline. */
export const compareInBrowser = async ({ withNews }, sizes) => {
  const browser = await launch();
  for (const size of sizes) {
    const { base, entries, headers, product } = await withNews(size);
    await warmUp(base, headers);
    const plain = await serveBaseline(await wholeList(base, headers));
    const idle = await idleOf(product);
    const both = applications({ base, entries, baseline: plain.url, product, idle });
    const rows = {};
    const isWhole = size === sizes[0];
    const rounds = isWhole ? ROUNDS : Math.min(ROUNDS, 2);
    // a slow line takes its time: for larger lists only where there is an aim
    const lines = isWhole || GOALS[size]?.['list, slow'] ? ['full', 'slow'] : ['full'];
    for (const line of lines)
      Object.assign(rows, await compare(browser, both, { size, line, rounds, isWhole }));
    plain.stop();
    tell(`In Chromium, ${size} news, beside plain react-admin`, rows);
  }
  await browser.close();
};
