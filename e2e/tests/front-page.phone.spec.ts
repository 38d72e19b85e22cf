import { BASE_URL } from '../support/environment.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

test('a visitor learns whether we come, what it costs, and who we are, and registers', async ({ visit }) => {
  const page = await visit('/');
  await page.getByLabel('郵便番号').fill('150-0001');
  await expect(page.getByText('月額プランと単発プランをご利用いただけます')).toBeVisible();
  await expect(page.getByRole('status').getByRole('link', { name: '新規会員登録' })).toHaveAttribute(
    'href',
    '/register',
  );
  await page.getByLabel('月のバッグ数').selectOption('t8');
  await expect(page.getByRole('row', { name: /^M（80L） 27,970円（税込）/ })).toBeVisible();
  await page.getByRole('link', { name: '特定商取引法に基づく表記' }).click();
  await expect(page.getByText('これは下書きです。', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: /ホーム/ }).click();
  await page.getByRole('link', { name: '新規会員登録' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '新規会員登録' })).toBeVisible();
});

test('a registration begins with the number of bags that is shown', async ({ page }) => {
  for (const part of ['t4', 't6']) {
    await page.goto('/');
    await page.getByLabel('月のバッグ数').selectOption(part);
    await expect(page.locator('[data-read]')).toHaveCount(0);
    await page.getByRole('button', { name: 'このバッグ数で登録に進む' }).click();
    await expect(page.getByLabel(/^月のバッグ数/)).toHaveValue(part);
  }
});

test('a registration begins with the number of bags that is shown, also before the scripts are there', async ({
  page,
}) => {
  for (const part of ['t4', 't6']) {
    await page.route(/\/assets\/start-/, () => undefined);
    await page.goto('/');
    if (part !== 't4') await page.getByLabel('月のバッグ数').selectOption(part);
    await page.unroute(/\/assets\/start-/);
    await page.getByRole('button', { name: 'このバッグ数で登録に進む' }).click();
    await expect(page.getByRole('heading', { level: 1, name: '新規会員登録' })).toBeVisible();
    await expect(page.getByLabel(/^月のバッグ数/)).toHaveValue(part);
  }
});

test('a visitor reads what is asked first, and goes on to all questions', async ({ visit }) => {
  const page = await visit('/');
  await expect(page.getByText('月3,800円から')).toBeVisible();
  await page.getByText('留守でも使えますか？').click();
  await expect(page.getByText('非対面プランをお選びください。', { exact: false })).toBeVisible();
  await page.getByRole('link', { name: 'すべてのご質問を見る' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'よくあるご質問' })).toBeVisible();
});

for (const [path, type] of [
  ['/', 'Service'],
  ['/faq', 'FAQPage'],
] as const)
  test(`who shares or indexes ${path} is told what it is without a script, and the policy has nothing against it`, async ({
    page,
    request,
    visit,
  }) => {
    const html = await (await request.get(path)).text();
    expect(html).toContain(`<link rel="canonical" href="${BASE_URL}${path}"/>`);
    const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1] ?? '';
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
    await visit(path);
    const data = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(data ?? '')).toMatchObject({ '@context': 'https://schema.org', '@type': type });
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', `${BASE_URL}${path}`);
  });

test.describe('a page of whose scripts none comes', () => {
  test.use({ refusals: [500] });

  for (const path of ['/', '/login', '/register', '/wash-request'])
    test(`says so, and what to do: ${path}`, async ({ page }) => {
      await page.route('**/*.js', (route) => route.fulfill({ status: 500 }));
      await page.goto(path);
      const late = page.getByText('表示されないときは、再読み込みしてください。', { exact: false });
      await expect(late).toBeHidden();
      // Its eight seconds go by at once.
      await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
      await expect(late).toBeVisible();
    });
});

test('a customer is led to what comes next, and takes it into the calendar', async ({ server, visit }) => {
  const customer = await server.newCustomer();
  const { id } = await server.book(customer, '2026-12-01 10:00:00', '2026-12-03 10:00:00', 2);
  const page = await visit('/', { as: customer.email });
  await expect(page).toHaveURL('/wash-request');
  await expect(page.getByText(`受付番号 ${id}`)).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'カレンダーに追加' }).click();
  expect((await download).suggestedFilename()).toBe(`${id}-pickup@127.0.0.1.ics`);
});
