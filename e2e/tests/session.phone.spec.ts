import type { Page } from '@playwright/test';
import { signInAsCustomer } from '../pages/customer.js';
import { PASSWORD } from '../support/server.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Signs in on the login page that somebody was sent to. */
async function signInHere(page: Page, email: string): Promise<void> {
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'ログイン' }).click();
}

test.describe('any unknown path leads to the request page and keeps the query', () => {
  for (const path of ['/', '/nowhere', '/plan/nowhere/deep']) {
    test(path, async ({ visit }) => {
      const page = await visit(`${path}?from=mail&n=1`, { as: 'monthly@example.com' });
      await expect(heading(page, '集配のご依頼')).toBeVisible();
      await expect(page).toHaveURL(/\/wash-request\?from=mail&n=1$/);
    });
  }
});

test('a guest is asked to sign in, and is then where they wanted to be', async ({ visit }) => {
  const page = await visit('/wash-history?from=mail');
  await expect(page).toHaveURL(/\/login\?from=mail$/);
  await signInHere(page, 'monthly@example.com');
  await expect(page).toHaveURL(/\/wash-history\?from=mail$/);
  await expect(heading(page, 'ご利用履歴')).toBeVisible();
});

test.describe('a session that ended elsewhere', () => {
  test.use({ refusals: [401] });

  test('leads to the login page, which says why, and back again', async ({ server, visit }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/profile', { as: email });
    await expect(heading(page, 'お客様情報')).toBeVisible();
    await server.signOut(await page.evaluate(() => localStorage.getItem('laundry.customer.token') ?? ''));
    await page.goto('/wash-request-currents?page=1');
    await expect(page.getByText('ログインの有効期限が切れました。もう一度ログインしてください。')).toBeVisible();
    await signInHere(page, email);
    await expect(page).toHaveURL(/\/wash-request-currents\?page=1$/);
    await expect(page.getByText('予定されている集配はありません。')).toBeVisible();
  });
});

test('signing out is final: nobody is brought back to where the last one was', async ({ page, server }) => {
  const { email } = await server.newCustomer();
  await signInAsCustomer(page, email);
  await page.goto('/plan');
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(heading(page, 'ログイン')).toBeVisible();
  await signInHere(page, email);
  await expect(heading(page, '集配のご依頼')).toBeVisible();
});

test('a second tab is nobody’s once the first has signed out, and then the next customer’s', async ({
  page,
  server,
}) => {
  const [first, next] = [await server.newCustomer(), await server.newCustomer()];
  await signInAsCustomer(page, first.email);
  const second = await page.context().newPage();
  await second.goto('/profile');
  await expect(second.getByText(first.email)).toBeVisible();
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).click();
  await expect(heading(second, 'ログイン')).toBeVisible();
  await signInHere(page, next.email);
  await expect(heading(page, '集配のご依頼')).toBeVisible();
  await expect(heading(second, '集配のご依頼')).toBeVisible();
  await second.goto('/profile');
  await expect(second.getByText(next.email)).toBeVisible();
});

test.describe('the language, once chosen', () => {
  test('stays with the device', async ({ visit }) => {
    const page = await visit('/login');
    await page.getByRole('button', { name: 'English' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  });

  test('speaks in the server’s words too', async ({ server, visit }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/wash-request', { as: email });
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('button', { name: 'English' }).click();
    await expect(heading(page, 'Request a pickup')).toBeVisible();
    await page.goto('/password/change');
    await expect(heading(page, 'Change password')).toBeVisible();
  });
});
