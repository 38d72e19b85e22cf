import type { Page } from '@playwright/test';
import { settled } from '../support/settled.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const bar = (page: Page) => page.getByRole('navigation', { name: 'よく使う画面' });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Whether something is drawn over the middle of what has the focus. */
const isFocusCovered = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const { x, y, width, height } = focused?.getBoundingClientRect() ?? new DOMRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    return !(focused?.contains(top) ?? false) && !(top?.contains(focused) ?? false);
  });

test('what is opened every week is one press away, on every screen', async ({ visit }) => {
  const page = await visit('/wash-request', { as: 'monthly@example.com' });
  await expect(heading(page, '集配のご依頼')).toBeVisible();
  await bar(page).getByRole('link', { name: 'ご利用履歴' }).click();
  await expect(heading(page, 'ご利用履歴')).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'ご利用履歴' })).toHaveAttribute('aria-current', 'page');
  await bar(page).getByRole('link', { name: '変更・キャンセル' }).click();
  await expect(heading(page, '変更・キャンセル')).toBeVisible();
});

test('the menu opens on the bar, which stays in reach, and Escape closes it', async ({ visit }) => {
  const page = await visit('/plan', { as: 'monthly@example.com' });
  await bar(page).getByRole('button', { name: 'メニュー' }).click();
  const menu = page.getByRole('navigation', { name: 'メインメニュー' });
  await expect(menu.getByRole('link', { name: 'お客様情報' })).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('button', { name: 'メニュー', expanded: true })).toBeInViewport({ ratio: 1 });
  await menu.getByRole('link', { name: 'お客様情報' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(bar(page).getByRole('button', { name: 'メニュー', expanded: false })).toBeFocused();
});

test('the menu closes with a press beside it, and when the focus leaves it', async ({ visit }) => {
  const page = await visit('/plan', { as: 'monthly@example.com' });
  const menu = page.getByRole('navigation', { name: 'メインメニュー' });
  await bar(page).getByRole('button', { name: 'メニュー' }).click();
  await expect(menu).toBeVisible();
  await page.mouse.click(200, 250);
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL(/\/plan$/);
  await bar(page).getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('button', { name: 'ログアウト' }).focus();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
});

for (const [width, height] of [
  [390, 844],
  [320, 568],
] as const) {
  test(`nothing that has the focus is below a bar at ${width} × ${height}`, async ({ visit }) => {
    const page = await visit('/wash-request', { as: 'monthly@example.com' });
    await page.setViewportSize({ width, height });
    await settled(page);
    const controls = await page.locator('main :is(a[href], button, input, textarea, select):visible').count();
    await page.locator('#main').focus();
    for (let step = 0; step < controls; step += 1) {
      await page.keyboard.press('Tab');
      expect(
        await isFocusCovered(page),
        await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120)),
      ).toBe(false);
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const end = await page.getByRole('contentinfo').boundingBox();
    const edge = await bar(page).boundingBox();
    // The page's height may end within a pixel.
    expect(Math.floor((end?.y ?? 0) + (end?.height ?? 0))).toBeLessThanOrEqual(edge?.y ?? 0);
  });
}
