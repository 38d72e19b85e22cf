import { bagsLeft } from '../pages/customer.js';
import { expect, test } from '../support/test.js';

test.use({ refusals: ['offline', 404] });

const NOT_YET = '通信できないため、この画面をまだ読み込めていません。つながり次第、自動で表示します。';

test('a screen that is opened offline keeps header and menu, and comes by itself when the line is back', async ({
  context,
  server,
  visit,
}) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  await expect(page.getByRole('heading', { level: 1, name: '集配のご依頼' })).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('link', { name: 'ご契約プラン' }).click();
  await expect(page.getByText(NOT_YET)).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('button', { name: 'メニュー' })).toBeVisible();
  await expect(page).toHaveURL(/\/plan$/);

  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約プラン' })).toBeVisible();
});

test('a screen of a version that is no longer served loads the page anew', async ({ server, visit }) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  await expect(page.getByRole('heading', { level: 1, name: '集配のご依頼' })).toBeVisible();
  let isOld = true;
  await page.route(/assets\/PlanPage/, (route) => (isOld ? route.fulfill({ status: 404 }) : route.continue()));
  page.on('load', () => {
    isOld = false;
  });
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('link', { name: 'ご契約プラン' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'ご契約プラン' })).toBeVisible();
  expect(isOld).toBe(false);
});

test('a request that is sent offline fails at once, and is not made when the line is back', async ({
  context,
  server,
  visit,
}) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  await page.getByRole('button', { name: '確認へ進む', exact: true }).click();
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'この内容で依頼する' });
  const refusal = page.getByText('通信できませんでした。電波の良い場所で、もう一度お試しください。');
  for (const [width, height] of [
    [390, 844],
    [320, 640],
  ] as const) {
    await page.setViewportSize({ width, height });
    await send.click();
    await expect(refusal).toBeInViewport({ ratio: 1 });
    const [{ y, height: tall }, { y: bar }] = [(await refusal.boundingBox())!, (await send.boundingBox())!];
    expect(y + tall, `above the bar at ${width} × ${height}`).toBeLessThanOrEqual(bar);
  }
  await page.getByRole('button', { name: '戻る', exact: true }).click();
  await expect(page.getByRole('button', { name: '確認へ進む', exact: true })).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(bagsLeft(page)).toContainText('8バッグ');
  expect(await server.currentRequests(email)).toHaveLength(0);
});
