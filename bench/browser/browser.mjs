// The product beside a plain react-admin application in Chromium: both over the same news, visit by visit in turn.
import { chromium } from '@playwright/test';
import { serveBaseline } from './baseline.mjs';
import { clickThrough, visitPage } from './visit.mjs';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 5);

const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const medians = (visits) =>
  Object.fromEntries(
    Object.keys(visits[0]).map((name) => [name, median(visits.map((visit) => visit[name]))]),
  );

const launch = () =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });

const ROW = { ours: 'table tbody a[href]', baseline: '.RaDatagrid-row' };
const EDIT = { ours: 'table tbody a[href]', baseline: '.RaDatagrid-row a[href*="news/"]' };
const EDITOR = '.ProseMirror';
const SIGN_IN = 'input[type=password]';

/** What is visited in each application. `entries` are the session of somebody who is signed in to ours. */
const applications = ({ base, entries, baseline }) => ({
  ours: {
    signIn: `${base}/`,
    list: `${base}/dashboard/news`,
    prepare: (context) =>
      context.addInitScript((entries) => {
        for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value);
      }, entries),
  },
  baseline: {
    signIn: `${baseline}/#/login`,
    list: `${baseline}/#/news`,
    prepare: (context) => context.addInitScript(() => localStorage.setItem('in', 'yes')),
  },
});

const one = async (browser, { list, signIn, prepare }, name, line) => {
  const seen = {};
  const outside = await browser.newContext();
  seen.signIn = await visitPage(await outside.newPage(), { url: signIn, selector: SIGN_IN, line });
  await outside.close();
  const inside = await browser.newContext();
  await prepare(inside);
  const first = await inside.newPage();
  seen.list = await visitPage(first, { url: list, selector: ROW[name], line });
  if (line === 'full') {
    const form = { target: EDIT[name], selector: EDITOR };
    seen.form = { ms: await clickThrough(first, form) };
    const second = await inside.newPage();
    seen.warmList = await visitPage(second, { url: list, selector: ROW[name], line });
    seen.warmForm = { ms: await clickThrough(second, form) };
  }
  await inside.close();
  return seen;
};

/** What a person may wait beside the baseline in the same run. */
const GOALS = {
  'signIn, full': 0.5,
  'signIn, slow': 0.3,
  'list, full': 0.7,
  'warmList, full': 0.5,
  'list, slow': 0.65,
  'form, full': 0.7,
  'warmForm, full': 0.6,
};

const rounded = (value) => (value === undefined ? '' : Math.round(value));

const rowOf = ({ ours, baseline, ratio, goal }) => ({
  'ours, ms': rounded(ours.ms),
  'baseline, ms': rounded(baseline.ms),
  ratio: ratio.toFixed(2),
  goal,
  'CPU ratio': ours.cpuMs ? (ours.cpuMs / baseline.cpuMs).toFixed(2) : '',
  'heap, MB': rounded(ours.heapMb),
  kB: rounded(ours.kB),
  requests: ours.requests ?? '',
  scripts: ours.scripts ?? '',
  calls: ours.calls ?? '',
});

/**
 * Prints both, step by step: medians, and ours ÷ baseline.
 *
 * @returns whether every goal is reached
 */
export const compareInBrowser = async ({ base, entries, list }) => {
  const plain = await serveBaseline(list);
  const browser = await launch();
  const both = applications({ base, entries, baseline: plain.url });
  const rows = {};
  for (const line of ['full', 'slow']) {
    const visits = { ours: [], baseline: [] };
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [name, application] of Object.entries(both)) {
        const seen = await one(browser, application, name, line);
        // the first round warms up
        if (round > 0) visits[name].push(seen);
      }
    for (const step of Object.keys(visits.ours[0])) {
      const [ours, other] = [visits.ours, visits.baseline].map((all) =>
        medians(all.map((seen) => seen[step])),
      );
      const name = `${step}, ${line}`;
      rows[name] = rowOf({ ours, baseline: other, ratio: ours.ms / other.ms, goal: GOALS[name] });
    }
  }
  await browser.close();
  plain.stop();
  console.table(rows);
  return Object.values(rows).every(({ ratio, goal }) => Number(ratio) <= goal);
};
