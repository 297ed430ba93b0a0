// One visit of a page in Chromium: from the start of the navigation, or from a click, until something can be used.

const LINES = {
  full: undefined,
  slow: { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
};

/** Notes when the first element that matches is there and drawn. */
const watch = (selector) => {
  window.usableAt = undefined;
  const look = () => {
    const found = document.querySelector(selector);
    if (found && found.getClientRects().length > 0) window.usableAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

/** Adds up how far tasks of the page go beyond 50 ms, when nobody can do anything. */
const watchBlocking = () => {
  window.blockedMs = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.blockedMs += duration - 50;
  }).observe({ type: 'longtask', buffered: true });
};

const usableAt = async (page) => {
  await page.waitForFunction(() => window.usableAt !== undefined, undefined, {
    timeout: 120_000,
    polling: 20,
  });
  return page.evaluate(() => window.usableAt);
};

const metricsOf = async (devtools) => {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
};

/** Where people come from: another site. A page that takes over the process of the empty one it began with spares what nobody is spared. */
const ELSEWHERE = 'data:text/html,<title>Elsewhere</title>';

/**
 * `cpuMs` is the work of the page's main thread until it can be used, `restCpuMs` with all that follows by itself until it is at rest.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ url: string, selector: string, line?: 'full' | 'slow', staysOnLine?: boolean }} visit
 */
export const visitPage = async (page, { url, selector, line = 'full', staysOnLine = false }) => {
  await page.goto(ELSEWHERE);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await devtools.send('Network.enable');
  await page.addInitScript(watchBlocking);
  if (LINES[line]) await devtools.send('Network.emulateNetworkConditions', LINES[line]);
  let bytes = 0;
  const requests = [];
  devtools.on('Network.requestWillBeSent', ({ request, type }) => {
    if (request.url.startsWith('http')) requests.push({ type, url: request.url });
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript(watch, selector);
  await page.goto(url, { waitUntil: 'commit' });
  const ms = await usableAt(page);
  const used = await metricsOf(devtools);
  await page.waitForLoadState('networkidle');
  const { TaskDuration, JSHeapUsedSize } = await metricsOf(devtools);
  const blockedMs = await page.evaluate(() => window.blockedMs);
  // the line is as slow as long as the session of the tools lasts
  if (!staysOnLine) await devtools.detach();
  return {
    ms,
    blockedMs,
    cpuMs: used.TaskDuration * 1000,
    restCpuMs: TaskDuration * 1000,
    heapMb: JSHeapUsedSize / 1e6,
    kB: bytes / 1000,
    requests: requests.length,
    scripts: requests.filter(({ type }) => type === 'Script').length,
    calls: requests.filter(({ url: asked }) => /\/(api|Access|WebsiteFiles)\//.test(asked)).length,
  };
};

/** From the click on what matches to something usable. */
export const clickThrough = async (page, { target, selector }) => {
  await page.evaluate(watch, selector);
  const began = await page.evaluate((target) => {
    const began = performance.now();
    document.querySelector(target).click();
    return began;
  }, target);
  return (await usableAt(page)) - began;
};
