import { expect, test } from '../support/test.js';

test('a screen whose files take long closes the menu at once and is announced, while the one before stays', async ({
  server,
  visit,
}) => {
  const { email } = await server.newCustomer();
  const page = await visit('/plan', { as: email });
  const before = page.getByRole('heading', { level: 1, name: 'ご契約プラン' });
  await expect(before).toBeVisible();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/assets\/HistoryPage.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('navigation', { name: 'メインメニュー' });
  await menu.getByRole('link', { name: 'ご利用履歴' }).click();
  await expect(menu).toBeHidden();
  const current = page.locator('#menu [aria-current]');
  await expect(current).toHaveText(['ご利用履歴']);
  const coming = page.getByRole('status');
  await expect(coming).toBeInViewport();
  await expect(before).toBeVisible();
  await expect(coming).toHaveText('読み込んでいます');

  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'ご利用履歴' })).toBeFocused();
  await expect(page).toHaveTitle(/^ご利用履歴/);
});

test('an answer that comes on the way to such a screen is told there, and leads nobody back', async ({
  server,
  visit,
}) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let letGo = (): void => undefined;
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/assets\/HistoryPage.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.route('**/users/me/washRequests', async (route) => {
    if (route.request().method() === 'POST') await wait;
    await route.continue();
  });
  await page.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await page.getByRole('button', { name: 'この内容で依頼する' }).click();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name: 'ご利用履歴' }).click();
  await expect(page).toHaveURL(/\/wash-history$/);
  letGo();
  const told = page.getByRole('status').filter({ hasText: '先ほどのお手続きを受け付けました' });
  await expect(told).toBeInViewport();
  arrive();
  await expect(page.getByRole('heading', { level: 1, name: 'ご利用履歴' })).toBeFocused();
  await expect(page).toHaveURL(/\/wash-history$/);
  await told.getByRole('button', { name: '閉じる' }).click();
  await expect(told).toBeHidden();
});

test('whoever wants less motion waits without any', async ({ page, server, visit }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { email } = await server.newCustomer();
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/washRequests?state=history*', async (route) => {
    await arrived;
    await route.continue();
  });
  await visit('/wash-history', { as: email });
  await expect(page.getByRole('status').filter({ hasText: '読み込んでいます' })).toBeVisible();
  const goingOn = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
  await expect.poll(() => page.evaluate(goingOn)).toBe(0);
  arrive();
  await expect(page.getByText('お届けが完了した集配はまだありません。')).toBeVisible();
});
