import type { Page } from '@playwright/test';
import { goOnTo } from '../pages/registration.js';
import { settled } from '../support/settled.js';
import { expect, test } from '../support/test.js';

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

test.describe('a form that is refused shows its first wrong field, marked, with its message and its label', () => {
  const FORMS = [
    { path: '/login', send: 'ログイン', label: 'メールアドレス', message: '必須項目です' },
    {
      path: '/register',
      send: '集配先へ進む',
      label: '集配方法',
      message: '集配方法を選択してください',
    },
    { path: '/password/forgot', send: 'メールを送信する', label: 'メールアドレス', message: '必須項目です' },
    { path: '/password/reset/token', send: 'パスワードを設定する', label: '新しいパスワード', message: '必須項目です' },
    {
      path: '/password/change',
      as: 'monthly@example.com',
      send: 'パスワードを変更する',
      label: '現在のパスワード',
      message: '必須項目です',
    },
    {
      path: '/wash-request',
      as: 'monthly@example.com',
      prepare: (page: Page) => page.getByLabel('備考').fill('あ'.repeat(501)),
      send: '確認へ進む',
      label: '備考',
      message: '500文字以内で入力してください',
    },
  ];
  for (const { path, as, prepare, send, label, message } of FORMS) {
    test(path, async ({ visit }) => {
      const page = await visit(path, { as });
      await expect(page.getByRole('button', { name: send, exact: true })).toBeVisible();
      await prepare?.(page);
      await press(page, send);
      const field = page.locator('[data-field]:has(:focus)');
      const said = field.getByText(message, { exact: true });
      await expect(said).toBeInViewport({ ratio: 1 });
      await expect(field.getByText(label, { exact: true })).toBeInViewport({ ratio: 1 });
      await expect(field.locator(':focus')).toBeInViewport({ ratio: 1 });
      const borders = await field
        .locator('label, input, textarea')
        .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).borderColor));
      expect(borders).toContain('rgb(179, 38, 30)');
    });
  }
});

test('the longest part of the registration fits two screens, and Back leads to it with what was chosen', async ({
  visit,
}) => {
  for (const lang of ['ja', 'en'] as const) {
    const page = await visit('/register', { lang });
    // Until the first answer a page goes by its machine's date, which may be any.
    await page.clock.setSystemTime('2026-11-25T09:30:00+09:00');
    await page.evaluate(() => sessionStorage.clear());
    await page.reload();
    const part = page.locator('section').filter({ has: page.locator('#part-plan') });
    const height = async () => (await part.boundingBox())?.height;
    await page.locator('[name="pickup_delivery_type"][value="2"]').check();
    await page.locator('[name="bag_size"][value="M"]').check();
    await page.locator('[name="plan_part"]').selectOption('t8');
    // Near a month's end a person may choose when the plan begins, too.
    await expect(page.locator('[name="begins"]')).toBeVisible();
    const resumed = page.getByRole('status').filter({ hasText: /再開しました|kept your entries/ });
    await page.reload();
    await expect(resumed).toBeVisible();
    await expect(page.locator('[name="begins"]')).toBeVisible();
    expect(await height()).toBeLessThanOrEqual(2 * 844);
    await page.locator('[name="contract_type"][value="company"]').check();
    await page.reload();
    await expect(resumed).toBeVisible();
    await expect(page.locator('[name="plan_part"]')).toHaveValue('t8');
    expect(await height()).toBeLessThanOrEqual(2 * 844);
    await goOnTo(page, 'company', lang);
    await page.goBack();
    await expect(page.locator('#part-plan')).toBeFocused();
    await expect(page.locator('[name="plan_part"]')).toHaveValue('t8');
  }
});

test('a browser’s address book finds its fields', async ({ visit }) => {
  const page = await visit('/register');
  await page.getByRole('radio', { name: /法人/ }).check();
  await settled(page);
  const tokens = await page
    .locator('main input:not([type=radio], [type=checkbox])')
    .evaluateAll((inputs) => Object.fromEntries(inputs.map((input) => [input.id, input.getAttribute('autocomplete')])));
  expect(tokens).toEqual({
    company_name: 'organization',
    company_name_kana: 'off',
    company_ceo_name1: 'off',
    company_ceo_name2: 'off',
    company_ceo_name_kana1: 'off',
    company_ceo_name_kana2: 'off',
    company_hq_phone_number: 'work tel-national',
    name1: 'family-name',
    name2: 'given-name',
    kana1: null,
    kana2: null,
    phone_number: 'tel-national',
    bill_addr_zipcode: 'section-bill billing postal-code',
    bill_addr_detail1: 'off',
    bill_addr_detail2: 'section-bill billing address-line1',
    bill_addr_detail3: 'section-bill billing address-line2',
    send_addr_name: 'off',
    send_addr_zipcode: 'section-send shipping postal-code',
    send_addr_detail1: 'off',
    send_addr_detail2: 'section-send shipping address-line1',
    send_addr_detail3: 'section-send shipping address-line2',
    email: 'email',
    email_confirm: 'off',
    email2: 'off',
    email2_confirm: 'off',
    password: 'new-password',
    password_confirm: 'new-password',
    referral_code: 'off',
  });
});

test('the way back to the top hides nothing of a phone’s screen', async ({ visit }) => {
  const page = await visit('/register');
  const top = page.getByRole('button', { name: 'ページの先頭へ' });
  await settled(page);
  await expect(top).toBeHidden();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(top).toBeInViewport({ ratio: 1 });
  const covered = await page.evaluate(() => {
    const button = [...document.querySelectorAll('button')].find((each) => each.ariaLabel === 'ページの先頭へ');
    const mine = button?.getBoundingClientRect();
    const others = document.querySelectorAll('main :is(p, button, input, textarea, label, section), footer *');
    return [...others].filter((other) => {
      const { top, bottom, left, right } = other.getBoundingClientRect();
      return mine && top < mine.bottom && bottom > mine.top && left < mine.right && right > mine.left;
    }).length;
  });
  expect(covered).toBe(0);
  await top.click();
  await expect(top).toBeHidden();
});

test('a step begins with its heading, its title and its button in sight, on the smallest phone too', async ({
  visit,
}) => {
  const page = await visit('/buy-wash-request', { as: 'monthly@example.com' });
  await page.setViewportSize({ width: 320, height: 640 });
  const goOn = page.getByRole('button', { name: '確認へ進む', exact: true });
  await expect(goOn).toBeInViewport({ ratio: 1 });
  await goOn.click();
  await expect(page.getByRole('heading', { level: 2, name: '内容の確認' })).toBeFocused();
  await expect(page).toHaveTitle('内容の確認｜せんたく便');
  await expect(page.getByRole('button', { name: /支払|カード情報/ })).toBeInViewport({ ratio: 1 });
  await page.goBack();
  await expect(page).toHaveTitle('バッグの追加購入｜せんたく便');
  await expect(goOn).toBeInViewport({ ratio: 1 });
});

test.describe('the main button of a form is in sight as it begins', () => {
  const AS = 'monthly@example.com';
  for (const [path, name, as] of [
    ['/login', 'ログイン'],
    ['/register', '集配先へ進む'],
    ['/contact', '入力内容を確認する'],
    ['/password/forgot', 'メールを送信する'],
    ['/password/reset/token', 'パスワードを設定する'],
    ['/password/change', 'パスワードを変更する', AS],
    ['/wash-request', '確認へ進む', AS],
    ['/buy-wash-request', '確認へ進む', AS],
    ['/profile/edit', '入力内容を確認する', AS],
    ['/plan/edit', '変更内容を確認する', AS],
  ] as const) {
    test(path, async ({ visit }) => {
      const page = await visit(path, { as });
      for (const [width, height] of [
        [390, 844],
        [320, 640],
      ] as const) {
        await page.setViewportSize({ width, height });
        const main = page.getByRole('main').getByRole('button', { name, exact: true });
        await expect(main, `${width} × ${height}`).toBeInViewport({ ratio: 1 });
        await expect(main).not.toHaveAttribute('aria-disabled');
      }
    });
  }
});

test('a guest’s registration ends in time after a reload, too, on whichever screen is open', async ({
  page,
  visit,
}) => {
  await page.clock.install();
  await visit('/register');
  await page.getByRole('radio', { name: /^ドアノブ/ }).check();
  const kept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  await expect.poll(kept).toContain('pickup_delivery_type');
  await page.goto('/contact');
  await page.getByLabel('お問い合わせ内容').fill('土曜日の集荷について');
  await page.clock.fastForward('31:00');
  await expect.poll(kept).not.toContain('pickup_delivery_type');
  expect(await kept()).toContain('土曜日の集荷について');
});
