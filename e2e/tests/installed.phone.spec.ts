import type { Page } from '@playwright/test';
import { expectAccessible, expectNoSideways, expectReadableByNight } from '../support/accessibility.js';
import { expect, test } from '../support/test.js';

test.use({ refusals: ['offline', 503], serviceWorkers: 'allow' });

/** The worker has taken over what this page opens next. */
const prepared = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated', undefined, { polling: 100 });

for (const [lang, brand, words, login] of [
  ['ja', 'せんたく便', '接続できません', 'ログイン'],
  ['en', 'Sentakubin', 'No connection', 'Log in'],
] as const) {
  test(`an app that is opened without a line says so and comes by itself (${lang})`, async ({ context, visit }) => {
    const page = await visit('/login', { lang });
    await prepared(page);
    await context.setOffline(true);
    await page.goto('/wash-request');
    await expect(page.getByRole('heading', { level: 1, name: words })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('banner')).toHaveText(brand, { useInnerText: true });
    await expectAccessible(page);
    await expectReadableByNight(page);
    await expectNoSideways(page);

    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: login })).toBeVisible();
  });
}

test('without a line a customer reads what comes next and the bags left, as of when, and nothing after the sign-out', async ({
  context,
  server,
  visit,
}) => {
  const customer = await server.newCustomer();
  await server.book(customer, '2026-12-01 10:00:00', '2026-12-04 10:00:00', 2);
  const page = await visit('/wash-request', { as: customer.email });
  await prepared(page);
  await page.waitForFunction(() => localStorage.getItem('laundry.customer.next') !== null);
  await context.setOffline(true);
  await page.goto('/wash-request');
  const last = page.locator('main:visible section');
  await expect(last).toContainText('集荷 12月1日(火) 10:00');
  await expect(last).toContainText('残り 6バッグ');
  await expect(last).toContainText(/11月25日\(水\) 09:\d\d時点/);
  await expectAccessible(page);
  await expectReadableByNight(page);
  await expectNoSideways(page);

  await context.setOffline(false);
  await expect(page.getByRole('button', { name: 'メニュー' })).toBeVisible();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(page).toHaveURL('/login');
  await context.setOffline(true);
  await page.goto('/wash-request');
  await expect(page.getByRole('heading', { level: 1, name: '接続できません' })).toBeVisible();
  await expect(page.locator('section:visible')).toHaveCount(0);
});

test('the worker keeps nothing and stays out of the consoles', async ({ context, visit }) => {
  const page = await visit('/login');
  await prepared(page);
  await page.reload();
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
  await context.setOffline(true);
  await expect(page.goto('/admin/')).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
});

test('the manifest is understood, and its icons and addresses are there', async ({ context, page, request }) => {
  await page.goto('/login');
  const browser = await context.newCDPSession(page);
  const { data, errors } = await browser.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as Manifest;
  for (const { src, type } of manifest.icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  for (const url of [manifest.start_url, ...manifest.shortcuts.map((shortcut) => shortcut.url)]) {
    expect((await request.get(url)).headers()['content-type']).toContain('text/html');
  }
});

interface Manifest {
  readonly start_url: string;
  readonly icons: readonly { src: string; type: string; purpose?: string }[];
  readonly shortcuts: readonly { url: string }[];
}
