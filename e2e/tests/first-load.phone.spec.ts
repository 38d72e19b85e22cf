import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { PASSWORD } from '../support/server.js';
import { expect, test } from '../support/test.js';

const KIB = 1024;
/** JavaScript, compressed, that a phone loads before either login can be used, and what the request page adds to it. */
const MOST = { login: 140 * KIB, request: 30 * KIB, console: 400 * KIB };

interface Loaded {
  /** Bytes of all of them as gzip makes them. */
  readonly gzip: number;
  /** Bytes that came over the line. */
  readonly sent: number;
}

/** The scripts that a page asks for, by their sizes; the bodies are read when all are here. */
function followScripts(page: Page): () => Promise<Loaded> {
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  const sum = async (sizes: Promise<number>[]) => (await Promise.all(sizes)).reduce((all, size) => all + size, 0);
  return async () => {
    const loaded = scripts.splice(0);
    return {
      gzip: await sum(loaded.map(async (script) => gzipSync(await script.body(), { level: 9 }).length)),
      sent: await sum(loaded.map(async (script) => (await script.request().sizes()).responseBodySize)),
    };
  };
}

test('the first load is small', async ({ page, server }) => {
  const { email } = await server.newCustomer();
  const scripts = followScripts(page);
  await page.goto('/login');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  const login = await scripts();
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('button', { name: '確認へ進む', exact: true })).toBeVisible();
  const request = await scripts();
  test.info().annotations.push({
    type: 'first load, gzip',
    description: `login ${(login.gzip / KIB).toFixed(1)} KiB, request page +${(request.gzip / KIB).toFixed(1)} KiB`,
  });
  expect(login.gzip).toBeLessThanOrEqual(MOST.login);
  expect(request.gzip).toBeLessThanOrEqual(MOST.request);
  // What is packed only when it is asked for is larger by a third.
  expect(login.sent).toBeLessThan(login.gzip);
});

test('the console’s first load is small', async ({ page }) => {
  const scripts = followScripts(page);
  await page.goto('/staff');
  await page.getByLabel('メールアドレス').fill('delivery@example.com');
  const { gzip } = await scripts();
  test.info().annotations.push({ type: 'first load, gzip', description: `console ${(gzip / KIB).toFixed(1)} KiB` });
  expect(gzip).toBeLessThanOrEqual(MOST.console);
});

const withoutScripts = (page: Page) =>
  page.route(/\/assets\/(?!choose-|place-).*\.js$/, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
/** The loaded files that the build made of a module of this name. */
const assetsOf = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((asset) => {
    const urls = performance.getEntriesByType('resource').map(({ name: url }) => url);
    return [...new Set(urls)].filter((url) => url.includes(asset));
  }, `/assets/${name}-`);
const speaks = (page: Page, lang: string) =>
  page.addInitScript((kept) => localStorage.setItem('laundry.customer.lang', kept), lang);

/** What does not answer before the scripts; what is entered or pressed in a page to read is taken over by them. */
const ANSWERING = 'input:enabled, select:enabled, button:enabled';
for (const [path, ja, en, answering] of [
  ['/', '洗濯物は、預けるだけ。', 'Just hand over your laundry.', null],
  ['/login', 'ログイン', 'Log in', ANSWERING],
  ['/register', '新規会員登録', 'Create an account', ANSWERING],
  ['/faq', 'よくあるご質問', 'Frequently asked questions', null],
] as const) {
  for (const [lang, heading] of [
    ['ja', ja],
    ['en', en],
  ] as const) {
    test(`the words of ${path} are there before any script has run, and stay (${lang})`, async ({ page }) => {
      await speaks(page, lang);
      await withoutScripts(page);
      await page.goto(path);
      const title = page.getByRole('heading', { level: 1, name: heading, exact: true });
      await expect(title).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (answering !== null) await expect(page.locator(answering)).toHaveCount(0);
      const before = await title.boundingBox();
      await page.unrouteAll();
      await page.reload();
      await expect(page.locator('input:enabled, button:enabled').first()).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      expect(await title.boundingBox()).toEqual(before);
      await expect.poll(() => assetsOf(page, 'common'), 'the words of one language').toHaveLength(1);
    });
  }
}

test('fields of a prerendered page have their names, and its title is in its language', async ({ page }) => {
  await speaks(page, 'en');
  await withoutScripts(page);
  await page.goto('/login');
  await expect(page.getByLabel('Email address')).toHaveCount(1);
  await expect(page).toHaveTitle(/^Log in/);
  await expect(page.locator('#main')).toHaveCount(1);
});

test.describe('without what makes a prerendered page answer', () => {
  test.use({ refusals: ['offline', 503] });
  for (const name of ['main', 'libraries', 'start']) {
    test(`it says so, and comes as soon as it can be had (${name})`, async ({ page }) => {
      await page.route(new RegExp(`/assets/${name}-.*\\.js$`), (route) => route.fulfill({ status: 503 }));
      await page.goto('/login');
      await expect(page.getByRole('alert')).toContainText('つながり次第');
      await page.unrouteAll();
      await expect(page.locator('input:enabled').first()).toBeVisible();
    });
  }
});

test.describe('without what puts the prerendered page in its place', () => {
  test.use({ refusals: [503] });
  test('the page comes with its scripts', async ({ page }) => {
    await page.route(/\/assets\/place-.*\.js$/, (route) => route.fulfill({ status: 503 }));
    await page.goto('/login');
    await expect(page.locator('input:enabled').first()).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test('whoever is signed in sees no guest’s page before the script', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('laundry.customer.token', 'kept'));
  await withoutScripts(page);
  await page.goto('/login');
  await expect(page.locator('.shell-card:visible')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
});

test('the shell of other pages is there before any script, with the brand in the language that is stored', async ({
  page,
}) => {
  await speaks(page, 'en');
  await withoutScripts(page);
  await page.goto('/wash-request');
  await expect(page.getByText('Sentakubin')).toBeVisible();
  await expect(page.getByText('せんたく便')).toBeHidden();
  await expect(page.locator('main')).toBeVisible();
});
