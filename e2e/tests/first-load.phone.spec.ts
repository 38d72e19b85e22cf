import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { PASSWORD } from '../support/server.js';
import { expect, test } from '../support/test.js';

const KIB = 1024;
/** JavaScript, compressed, that a phone loads before the login can be used, and what the request page adds to it. */
const MOST = { login: 140 * KIB, request: 30 * KIB };

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
  await expect(page.getByRole('button', { name: '確認へ進む' })).toBeVisible();
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

test('header and form’s place are painted before any script has run', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/login');
  await expect(page.getByText('せんたく便')).toBeVisible();
  await expect(page.locator('main')).toBeVisible();
});
