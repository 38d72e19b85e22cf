import type { Page } from '@playwright/test';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

/** Tab stops from the top of the page to the main button, the ways past header and fields taken. */
const MOST_TABS = 10;

async function tabsToButton(page: Page, name: string): Promise<number> {
  const button = page.getByRole('button', { name });
  const isReached = () => button.evaluate((element) => element === document.activeElement);
  await expect(button).toBeVisible();
  let tabs = 0;
  for (; tabs <= MOST_TABS && !(await isReached()); tabs += 1) {
    await page.keyboard.press('Tab');
    const skip = page.locator('a:focus').filter({ hasText: /^本文へ移動$|^次へ進むボタンへ移動$/ });
    if ((await skip.count()) > 0) await page.keyboard.press('Enter');
  }
  return tabs;
}

const summaryOf = (page: Page, title: string) => page.getByRole('heading', { name: title }).locator('..');

test('a one-time request: its price stands in the cells and beside the form, from its top to its end', async ({
  server,
  visit,
}) => {
  const { email } = await server.register({ plan_id: 'tx_2', payment_method_id: 3 });
  const page = await visit('/wash-request', { as: email });
  const summary = summaryOf(page, 'ご依頼の内容');
  await expect(summary).toBeInViewport({ ratio: 1 });
  await page.getByRole('gridcell', { name: '12月11日(金)、1バッグ2,500円、お選びの日時より安い' }).click();
  await expect(summary).toContainText('2,500円（税込）');
  await page.getByRole('radio', { name: '19時、2,700円' }).check({ force: true });
  await page.getByRole('radio', { name: '2バッグ' }).check();
  await expect(summary).toContainText('12月11日(金) 19:00');
  await expect(summary).toContainText('5,400円（税込）');
  await page.mouse.wheel(0, 5_000);
  await expect(page.getByRole('radio', { name: /^PayPay/ })).toBeInViewport();
  await expect(summary).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: '確認へ進む', exact: true })).toBeInViewport({ ratio: 1 });
});

test('a weekly schedule: what it is and the bags that it needs stay beside its form', async ({ server, visit }) => {
  const customer = await server.newCustomer({ plan_id: 't8_2' });
  await server.schedule(customer);
  const page = await visit('/wash-request?tab=weekly', { as: customer.email });
  await page.getByRole('heading', { name: 'これからの定期集配' }).waitFor();
  await page.getByRole('button', { name: '定期集配を変更する' }).click();
  await page.getByRole('heading', { name: '来月に必要なバッグ' }).scrollIntoViewIfNeeded();
  await expect(summaryOf(page, '定期集配の内容')).toContainText(/来月に必要なバッグ\s*\dバッグ/);
  await expect(page.getByRole('button', { name: '確認へ進む' })).toBeInViewport({ ratio: 1 });
});

test('the main button is a few Tab stops away, whatever comes before the form', async ({ server, visit }) => {
  const { email } = await server.register({ plan_id: 'tx_2', payment_method_id: 3 });
  expect(await tabsToButton(await visit('/wash-request', { as: email }), '確認へ進む')).toBeLessThanOrEqual(MOST_TABS);
  const monthly = await visit('/wash-request', { as: 'monthly@example.com' });
  expect(await tabsToButton(monthly, '確認へ進む')).toBeLessThanOrEqual(MOST_TABS);
  expect(await tabsToButton(await visit('/register'), '集配先へ進む')).toBeLessThanOrEqual(MOST_TABS);
});

test('a registration folds to what is chosen, with its price beside it', async ({ visit }) => {
  const page = await visit('/register');
  await page.getByRole('radio', { name: /^対面/ }).check();
  await page.getByRole('radio', { name: /^M/ }).check();
  await page.getByLabel(/^月のバッグ数/).selectOption('t8');
  await page.getByRole('button', { name: '集配先へ進む' }).click();
  await expect(page.getByRole('heading', { name: '集配先', exact: true })).toBeFocused();
  await expect(page.getByLabel(/^月のバッグ数/)).toBeHidden();
  const summary = summaryOf(page, 'お申し込みの内容');
  await expect(summary).toContainText('月8バッグ M（80L） 対面');
  await expect(summary).toContainText('27,970円（税込）');
  await expect(summary).toBeInViewport({ ratio: 1 });
});
