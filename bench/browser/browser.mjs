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

/** A link of an item: a placeholder of a row has none. */
const EDIT = { ours: 'table tbody a[href]', baseline: 'table tbody a[href*="news/"]' };
const MENU = {
  ours: { news: 'a[href$="/dashboard/allNews"]', other: 'a[href$="/dashboard"]' },
  baseline: { news: '.RaMenuItemLink-root[href$="#/news"]', other: '.RaMenuItemLink-root[href$="#/"]' },
};
const EDITOR = '.ProseMirror';
const SIGN_IN = 'input[type=password]';

/** What is visited in each application. `entries` are the session of somebody who is signed in to ours. */
const applications = ({ base, entries, baseline, product, idle }) => ({
  ours: {
    signIn: `${base}/`,
    list: `${base}/dashboard/news`,
    dashboard: `${base}/dashboard`,
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
    dashboard: `${baseline}/#/`,
    cpuMs: async () => 0,
    prepare: (context) =>
      context.addInitScript(() => location.protocol === 'data:' || localStorage.setItem('in', 'yes')),
  },
});

/** Somebody who knows the list clicks at once, others read it first. */
const PAUSES_MS = { formSoon: 700, form: 2500 };

/** From a list to the editor of its first item, in a page of its own for each pause. */
const openForms = async (context, { list }, name, { line, isFirst }) => {
  const seen = {};
  for (const [step, pause] of Object.entries(PAUSES_MS)) {
    if (line === 'slow' && step !== 'form') continue;
    const page = await context.newPage();
    const view = await visitPage(page, { url: list, selector: EDIT[name], line, staysOnLine: true });
    if (isFirst && step === 'form') seen.warmList = view;
    await page.waitForTimeout(pause);
    seen[step] = { ms: await clickThrough(page, { target: EDIT[name], selector: EDITOR }) };
    await page.close();
  }
  return seen;
};

/** From the menu to the rows, for the first time and again. */
const followMenu = async (context, { dashboard }, name) => {
  const page = await context.newPage();
  const { news, other } = MENU[name];
  await visitPage(page, { url: dashboard, selector: news });
  await page.waitForTimeout(PAUSES_MS.form);
  const first = await clickThrough(page, { target: news, selector: EDIT[name] });
  await page.click(other);
  await page.waitForFunction((rows) => !document.querySelector(rows), EDIT[name]);
  const again = await clickThrough(page, { target: news, selector: EDIT[name] });
  await page.close();
  return { menu: { ms: first }, menuAgain: { ms: again } };
};

/** What a person sees in one visit: the sign-in page, the list cold and warm, the form after both pauses, the menu. */
const one = async (browser, application, name, { line, isWhole }) => {
  const { list, signIn, prepare, cpuMs } = application;
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
  await first.close();
  if (isWhole)
    Object.assign(seen, await openForms(inside, application, name, { line, isFirst: line === 'full' }));
  else if (line === 'full') {
    const second = await inside.newPage();
    seen.warmList = await visitPage(second, { url: list, selector: EDIT[name], line });
    await second.close();
  }
  if (isWhole && line === 'full') Object.assign(seen, await followMenu(inside, application, name));
  await inside.close();
  return seen;
};

/** What a person may wait, as a part of what the baseline takes in the same run; by the size of the list. */
const GOALS = {
  100: {
    'signIn, full': 0.5,
    'list, full': 0.85,
    'warmList, full': 0.85,
    'list, slow': 0.85,
    'formSoon, full': 0.7,
    'form, full': 0.7,
    'form, slow': 0.9,
    'menu, full': 0.9,
    'menuAgain, full': 0.9,
  },
  10000: { 'list, full': 0.5, 'warmList, full': 0.5 },
};

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
  const files = new Set(page.match(/\/assets\/[\w-]+\.js/g));
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
    const lines = isWhole ? ['full', 'slow'] : ['full'];
    for (const line of lines)
      Object.assign(rows, await compare(browser, both, { size, line, rounds, isWhole }));
    plain.stop();
    tell(`In Chromium, ${size} news, beside plain react-admin`, rows);
  }
  await browser.close();
};
