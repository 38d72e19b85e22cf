// Prints the ratios of the request list's times to those of react-admin's Datagrid (handbook/quality.md): 320 rows, from the arrival
// of their answer until they are drawn, and from a click until all are ticked. Each round is a new page of each, in turn. The time
// is what the page's own thread worked, which other programs of the machine do not lengthen.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { limitOf } from '../figure.mjs';
import { median } from '../median.mjs';
import { REQUEST_LIST } from '../world/settings.mjs';
import { answers, DAY, rows } from './answers.mjs';
import { buildConsole } from './build.mjs';

const ORIGIN = 'http://console.bench';
const LIST = `${ORIGIN}/admin/wash-requests?filter=${encodeURIComponent(JSON.stringify({ from: DAY, to: DAY }))}`;
const DEVICE = { viewport: { width: 1280, height: 800 }, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' };
const SIDES = ['table', 'datagrid'];
const FIRST_ROWS = 'first rows';
const SELECT_ALL = 'select all';

export async function compareRequestList() {
  const folder = mkdtempSync(join(tmpdir(), 'laundry-bench-'));
  const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const built = {};
    for (const side of SIDES) built[side] = await buildConsole(side, folder);
    const rounds = [];
    for (let round = -1; round < REQUEST_LIST.rounds; round += 1) {
      const figures = {};
      for (const side of round % 2 === 0 ? SIDES : SIDES.toReversed())
        figures[side] = await measure(browser, built[side]);
      if (round >= 0) rounds.push(figures);
    }
    for (const what of [FIRST_ROWS, SELECT_ALL]) print(what, rounds);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure(browser, built) {
  const page = await browser.newPage(DEVICE);
  const worked = await clockOf(page);
  const heldList = new Promise((resolve) => {
    void page.route('**/*', (route) => answer(route, built, resolve));
  });
  await page.addInitScript(() => localStorage.setItem('laundry.console.token', 'token'));
  await page.goto(LIST);
  const giveList = await heldList;
  await page.evaluate(drawn, { selector: 'main section button[aria-expanded]', count: 1 });
  await page.evaluate(() => new Promise(requestIdleCallback));
  const asked = await worked();
  await giveList();
  await page.evaluate(drawn, { selector: 'tbody tr', count: rows.length });
  const ready = await worked();
  await page.evaluate(() => document.querySelector('thead input[type=checkbox]').click());
  await page.evaluate(drawn, { selector: 'tbody input:checked', count: rows.length });
  const ticked = await worked();
  await page.close();
  return { [FIRST_ROWS]: ready - asked, [SELECT_ALL]: ticked - ready };
}

/** Answers the milliseconds that the page's thread has worked. */
async function clockOf(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration').value * 1_000;
  };
}

/** Runs in the page: waits for the frame in which that many elements are there, and for its layout and paint. */
async function drawn({ selector, count }) {
  const { promise, resolve } = Promise.withResolvers();
  const look = () => {
    if (document.querySelectorAll(selector).length < count) return requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
  await promise;
}

/** The built files, and the prepared answers of the API; that of the list waits until it is given. */
function answer(route, built, holdList) {
  const { pathname } = new URL(route.request().url());
  if (pathname.startsWith('/console/')) return route.fulfill({ path: join(built, pathname.slice('/console/'.length)) });
  if (!pathname.startsWith('/api/v1/')) return route.fulfill({ path: join(built, 'index.html') });
  const json = answers[pathname.slice('/api/v1'.length)];
  if (json === undefined) return route.fulfill({ status: 404 });
  const headers = { Date: new Date(`${DAY}T00:00:00Z`).toUTCString() };
  if (json !== rows) return route.fulfill({ json, headers });
  const range = { 'Content-Range': `rows 0-${rows.length - 1}/${rows.length}` };
  return holdList(() => route.fulfill({ json, headers: { ...headers, ...range } }));
}

function print(what, rounds) {
  const time = (side) => Math.round(median(rounds.map((figures) => figures[side][what])));
  const ratio = median(rounds.map(({ table, datagrid }) => table[what] / datagrid[what]));
  process.stdout.write(
    `${what.padEnd(10)} table ${time('table')} ms  Datagrid ${time('datagrid')} ms  ratio ${ratio.toFixed(2)}` +
      `  (${limitOf(what, ratio, { atMost: REQUEST_LIST.target })})\n`,
  );
}
