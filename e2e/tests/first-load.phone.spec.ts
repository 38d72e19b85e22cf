import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { PASSWORD } from '../support/server.js';
import { expect, test } from '../support/test.js';

const KIB = 1024;
/** JavaScript, compressed, that a phone loads before the login can be used, and what the request page adds to it. */
const MOST = { login: 140 * KIB, request: 30 * KIB };

/** The scripts that a page asks for, each by its size; the bodies are read when all are here. */
function followScripts(page: Page): () => Promise<number> {
  const bodies: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') bodies.push(response.body());
  });
  return async () => {
    const loaded = await Promise.all(bodies.splice(0));
    return loaded.reduce((sum, body) => sum + gzipSync(body, { level: 9 }).length, 0);
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
    description: `login ${(login / KIB).toFixed(1)} KiB, request page +${(request / KIB).toFixed(1)} KiB`,
  });
  expect(login).toBeLessThanOrEqual(MOST.login);
  expect(request).toBeLessThanOrEqual(MOST.request);
});

test('header and form’s place are painted before any script has run', async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.goto('/login');
  await expect(page.getByText('せんたく便')).toBeVisible();
  await expect(page.locator('main')).toBeVisible();
});
