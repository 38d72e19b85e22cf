import type { Page } from '@playwright/test';
import { DESKTOP } from '../support/devices.js';
import { type OwnServer, startOwnServer } from '../support/own-server.js';
import { PASSWORD } from '../support/server.js';
import { expect, newContext, test } from '../support/test.js';

const ADMIN = 'admin@example.com';

test.use({ refusals: [403] });

/** A passkey belongs to a domain: a server whose address has one. */
let server: OwnServer;
let site: string;
test.beforeAll(async () => {
  const siteOf = (port: number) => `http://localhost:${port}`;
  server = await startOwnServer(`passkeys-${process.pid}`, { envOf: (port) => ({ PUBLIC_URL: siteOf(port) }) });
  site = siteOf(server.port);
});
test.afterAll(() => server.stop());

/** The browser's own authenticator: a finger is always on it. */
async function giveAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true } as const;
  const always = { hasUserVerification: true, isUserVerified: true, automaticPresenceSimulation: true };
  await devtools.send('WebAuthn.addVirtualAuthenticator', { options: { ...options, ...always } });
}

async function signIn(page: Page): Promise<void> {
  await page.goto('/admin/account');
  await page.getByLabel('メールアドレス').fill(ADMIN);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'ログイン' }).click();
}

test('a passkey is added, signs in, and is removed', async ({ browser, problems }) => {
  const context = await newContext(browser, DESKTOP, site);
  problems.follow(context);
  const page = await context.newPage();
  await giveAuthenticator(page);

  await signIn(page);
  await page.getByRole('button', { name: 'パスキーを追加' }).click();
  await page.getByLabel('名前').fill('事務所のパソコン');
  await page.getByRole('button', { name: '追加する' }).click();
  await expect(page.getByRole('heading', { name: '予備コード' })).toBeVisible();
  await page.getByRole('button', { name: '保管しました' }).click();
  await expect(page.getByText('事務所のパソコン')).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await signIn(page);
  await page.getByRole('button', { name: 'パスキーで続ける' }).click();
  await expect(page.getByText(/最後の利用/).first()).toBeVisible();

  await page.getByRole('button', { name: 'パスキー「事務所のパソコン」を削除' }).click();
  await page.getByRole('button', { name: '削除する' }).click();
  await expect(page.getByText('パスキーを削除しました')).toBeVisible();
  await page.evaluate(() => localStorage.clear());
  await signIn(page);
  await expect(page.getByRole('heading', { name: 'アカウント' })).toBeVisible();
  await context.close();
});

test('no passkey is offered where the address has no domain', async ({ operate }) => {
  const page = await operate('/admin/account', ADMIN);
  await expect(page.getByRole('button', { name: '認証アプリを設定する' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'パスキーを追加' })).toHaveCount(0);
});
