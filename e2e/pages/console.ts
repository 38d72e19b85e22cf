import { type Locator, type Page, expect } from '@playwright/test';
import { PASSWORD } from '../support/server.js';

/** The request list with a filter, as its address holds it. */
export const requestList = (face: 'admin' | 'staff', filter: object): string =>
  `/${face}/wash-requests?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** The console's own sign-in. */
export async function signInAsOperator(page: Page, face: 'admin' | 'staff', email: string): Promise<void> {
  await page.goto(`/${face}`);
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'ログイン' }).click();
  const top = face === 'admin' ? '管理者トップ' : 'スタッフトップ';
  await expect(page.getByRole('heading', { level: 1, name: top })).toBeVisible();
}

/** To a screen of the console, by the menu beside it or the bar below it. */
export async function openFromMenu(page: Page, screen: string): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: screen, exact: true }).click();
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
  await page.getByRole('textbox', { name: '期間（開始）' }).fill(from);
  await page.getByRole('textbox', { name: '期間（終了）' }).fill(to);
  await page.getByLabel('ユーザーID').fill(String(userId));
  await page.getByRole('button', { name: '検索', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: '該当件数：1件' })).toBeVisible();
}

/** Hands a request over in the dialog that `opener` opens. */
export async function assignTo(page: Page, opener: Locator, staff: string): Promise<void> {
  await opener.click();
  const dialog = page.getByRole('dialog', { name: '担当スタッフの割り当て' });
  await dialog.getByRole('radio', { name: new RegExp(staff) }).check();
  await dialog.getByRole('button', { name: '割り当てる' }).click();
  await expect(page.getByText(`担当を${staff}に変更しました`)).toBeVisible();
}

/** Marks the stop that is on, as a customer whose balance lacks the bags is answered; nothing is stored. */
export async function markWithoutCount(page: Page): Promise<void> {
  const answer = { status: 1, count_error: 'wreq_count_lacking' };
  await page.route('**/setDate', (route) => route.fulfill({ json: answer }));
  await page.getByRole('button', { name: /済みにする$/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: '確定する' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** One stage in the timeline of the detail: its name, when it was done, and by whom. */
export const stage = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: '進行状況' }).getByRole('listitem').filter({ hasText: name });

/** The rows of what was done with a request, the latest first. */
export const records = (page: Page): Locator => page.getByRole('region', { name: '操作の記録' }).getByRole('listitem');

/** A file to choose, as a spreadsheet would have written it. */
export const textFile = (text: string | Uint8Array): { name: string; mimeType: string; buffer: Buffer } => ({
  name: 'list.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from(text),
});
