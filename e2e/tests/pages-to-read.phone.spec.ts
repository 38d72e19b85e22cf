import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.js';

/** The scripts of the app that a page has asked for. */
function scriptsOf(page: Page): readonly string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/start-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const [path, heading] of [
  ['/', 'Just hand over your laundry.'],
  ['/faq', 'Frequently asked questions'],
] as const) {
  test(`${path} asks for its scripts when it is used, and goes on as it stands`, async ({ page }) => {
    const scripts = scriptsOf(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await page.goto(path);
    await page.clock.runFor(2_000);
    expect(scripts, 'while it is only read').toEqual([]);
    // React knows nothing of it: an element that is drawn anew has it no more.
    await page.locator('h1').evaluate((title) => title.setAttribute('data-mark', ''));
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts).toHaveLength(1);
    await page.clock.resume();
    // Pressed before, the language is turned without React: the test below.
    await expect(page.locator('#root')).not.toHaveAttribute('data-read');
    await page.getByRole('button', { name: 'English' }).evaluate((button: HTMLButtonElement) => button.click());
    await expect(page.locator('h1[data-mark]')).toHaveText(heading);
    await expect(page.locator('a[href="#main"]')).toBeFocused();
  });
}

test('the scripts of a page that nobody touches come by themselves, and it never says that it is late', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.goto('/');
  await expect.poll(() => scripts).toHaveLength(1);
  await expect(page.locator('.shell-late')).toHaveCount(0);
});

test('what is entered before the scripts are there is answered', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/');
  await page.getByLabel('郵便番号').fill('1500001');
  await page.getByLabel('月のバッグ数').selectOption('t20');
  await page.clock.resume();
  await expect(page.getByRole('status').getByRole('link', { name: '新規会員登録' })).toBeVisible();
  await expect(page.getByLabel('郵便番号')).toHaveValue('1500001');
  await expect(page.getByLabel('月のバッグ数').locator('option:checked')).toHaveText(/20/);
  await page.getByRole('status').getByRole('link', { name: '新規会員登録' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '新規会員登録' })).toBeVisible();
  await expect(page.getByRole('combobox').locator('option:checked', { hasText: '月20バッグ' })).toHaveCount(1);
});

test('Back leads to where somebody was in a page', async ({ page }) => {
  await page.goto('/');
  const questions = page.getByRole('link', { name: 'すべてのご質問を見る' });
  await questions.scrollIntoViewIfNeeded();
  await questions.hover();
  await expect(page.locator('[data-read]')).toHaveCount(0);
  const place = await page.evaluate(() => window.scrollY);
  await questions.click();
  await expect(page.getByRole('heading', { level: 1, name: 'よくあるご質問' })).toBeVisible();
  await page.goBack();
  await expect(questions).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
});

test('the language is chosen before the scripts are asked for, and what was entered and opened goes along', async ({
  page,
}) => {
  const scripts = scriptsOf(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await page.goto('/');
  const question = page.locator('details').nth(1);
  await page.getByLabel('郵便番号').evaluate((field: HTMLInputElement) => (field.value = '1500001'));
  await question.evaluate((details: HTMLDetailsElement) => (details.open = true));
  for (const name of ['English', '日本語', 'English'])
    await page.getByRole('button', { name }).evaluate((button: HTMLButtonElement) => {
      button.focus();
      button.click();
    });
  await expect(page.getByRole('heading', { level: 1, name: 'Just hand over your laundry.' })).toBeVisible();
  await expect(page).toHaveTitle(/^Laundry/);
  // The focus is a sign of use.
  await expect.poll(() => scripts).toHaveLength(1);
  await page.locator('h1').evaluate((title) => title.setAttribute('data-mark', ''));
  await page.clock.resume();
  await expect(page.getByRole('status').getByRole('link', { name: 'Create an account' })).toBeVisible();
  await expect(question).toHaveAttribute('open');
  await expect(page.getByRole('button', { name: 'English' })).toBeFocused();
  await expect(page.locator('h1[data-mark]')).toHaveText('Just hand over your laundry.');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test('a link is followed before the scripts are asked for', async ({ page }) => {
  await page.goto('/faq');
  await page.getByRole('contentinfo').getByRole('link', { name: '利用規約' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '利用規約' })).toBeVisible();
});

test('whoever has asked for a postal code before finds it again', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('郵便番号').fill('1500001');
  await expect(page.getByRole('status').getByRole('link', { name: '新規会員登録' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('郵便番号')).toHaveValue('1500001');
  await expect(page.getByRole('status').getByRole('link', { name: '新規会員登録' })).toBeVisible();
});

test.describe('without what puts it in its place', () => {
  test.use({ refusals: [503] });
  test('a page to read comes with its scripts', async ({ page }) => {
    await page.route(/\/assets\/place-.*\.js$/, (route) => route.fulfill({ status: 503 }));
    await page.goto('/');
    await page.getByLabel('郵便番号').fill('1500001');
    await expect(page.getByRole('status').getByRole('link', { name: '新規会員登録' })).toBeVisible();
  });
});
