import { markWithoutCount } from '../pages/console.js';
import { DRIVER } from '../screens/console-kit.js';
import { NARROW, PHONE } from '../support/devices.js';
import { expect, test } from '../support/test.js';

for (const viewport of [PHONE.viewport, NARROW])
  test(`a driver far below the stop marks it by name, and is back at the next, ${viewport.width} px`, async ({
    operate,
    page,
  }) => {
    await page.setViewportSize(viewport);
    await operate('/staff', DRIVER);
    const stop = page.getByRole('region', { name: '次の予定' });
    const link = stop.getByRole('link', { name: /詳細/ });
    // Before the day is drawn there is nothing to scroll.
    await expect(link).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(link).not.toBeInViewport();
    const whose = page.getByText(/（受付番号 \d+）$/);
    await expect(whose).toBeInViewport();
    const number = /（受付番号 (\d+)）$/.exec((await whose.textContent()) ?? '')?.[1] ?? '';
    // A line of 14 px.
    expect((await whose.boundingBox())?.height).toBeLessThan(30);
    await markWithoutCount(page);
    await expect(stop.getByRole('heading')).toBeInViewport();
    const failed = page.getByRole('alert').filter({ hasText: '個数の変更に失敗しました' });
    await expect(failed.getByRole('link', { name: `（受付番号 ${number}）` })).toBeInViewport();
  });
