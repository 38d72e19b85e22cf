import { type Locator, type Page, expect } from '@playwright/test';
import { PASSWORD } from '../support/server.js';

/** The console's own sign-in. */
export async function signInAsOperator(page: Page, face: 'admin' | 'staff', email: string): Promise<void> {
  await page.goto(`/${face}`);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'ログイン' }).click();
  const top = face === 'admin' ? '管理者トップ' : 'スタッフトップ';
  await expect(page.getByRole('heading', { level: 1, name: top })).toBeVisible();
}

/** From the top page to a screen of the console. */
export async function openFromTop(page: Page, screen: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name: screen }).click();
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

interface Search {
  readonly from: string;
  readonly to: string;
  readonly userId: number;
}

/** Searches the request list for one customer's requests; on phones the fields wait behind a button. */
export async function searchRequests(page: Page, { from, to, userId }: Search): Promise<void> {
  const folded = page.getByRole('button', { name: /^条件を変更/ });
  if (await folded.isVisible()) await folded.click();
  await page.getByLabel('期間（開始）').fill(from);
  await page.getByLabel('期間（終了）').fill(to);
  await page.getByLabel('ユーザーID').fill(String(userId));
  await page.getByRole('button', { name: '検索', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '該当件数：1件' })).toBeVisible();
}

/** Hands a request over in the dialog that `opener` opens. */
export async function assignTo(page: Page, opener: Locator, staff: string): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog', { name: '担当スタッフの割り当て' });
  await dialog.getByLabel('スタッフ').selectOption({ label: staff });
  await dialog.getByRole('button', { name: '割り当てる' }).click();
  await expect(page.getByText(`担当を${staff}に変更しました`)).toBeVisible();
}

/** One stage in the timeline of the detail: its name, when it was done, and by whom. */
export const stage = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: '進行状況' }).getByRole('listitem').filter({ hasText: name });

/** The rows of what was done with a request, the latest first. */
export const records = (page: Page): Locator => page.getByRole('region', { name: '操作の記録' }).getByRole('listitem');
