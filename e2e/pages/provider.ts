import { type Page, expect } from '@playwright/test';

/** What the customer does on the provider's own page. */
export const PROVIDER = {
  approve: '支払う',
  decline: 'カードが使えない（失敗する）',
  cancel: 'やめて戻る',
} as const;

/** The provider's page, where the customer is sent to pay. */
export const atProvider = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'お支払い（テスト環境）' })).toBeVisible();

export async function decide(page: Page, decision: keyof typeof PROVIDER): Promise<void> {
  await atProvider(page);
  await page.getByRole('button', { name: PROVIDER[decision], exact: true }).click();
}
