import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility.js';
import { PHONE } from '../support/devices.js';
import { PASSWORD } from '../support/server.js';
import { settled } from '../support/settled.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const LEADER = 'leader@example.com';
const DRIVER = 'delivery@example.com';
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const now = (page: Page) => page.getByRole('region', { name: 'いまの状況' });

test.describe('a number leads to what a call is about', () => {
  // Who else has a request open is asked once more when it is cancelled.
  test.use({ refusals: [404] });

  test('letters do it, each asked for again', async ({ operate, server }) => {
    const customer = await server.newCustomer({ name1: '電話', phone_number: '09055550011' });
    const { id } = await server.book(customer, '2026-12-14 10:00:00', '2026-12-17 18:00:00', 2);
    // The face of an administrator: the link of the telephone system is one for all.
    const page = await operate('/admin/call?number=+81-90-5555-0011', LEADER);
    await expect(heading(page)).toHaveText(`${customer.name} 様`);
    await expect(page).toHaveURL(new RegExp(`/staff/customers/${customer.id}$`));
    await expect(now(page).getByText('12月14日(月) 10:00')).toBeVisible();
    await expect(now(page).getByText('12月17日(木) 18:00')).toBeVisible();
    await expect(now(page).getByRole('link', { name: 'すべてのメール' })).toBeVisible();
    await settled(page);
    await expectAccessible(page);

    await page.keyboard.press('b');
    await page.getByRole('dialog').getByRole('textbox').fill('1');
    await page.keyboard.press('Enter');
    await expect(now(page).getByText(/・1個・/)).toBeVisible();

    await page.keyboard.press('n');
    await page.getByRole('dialog').getByRole('textbox').fill('裏口へ');
    await page.getByRole('dialog').getByRole('button', { name: '保存する' }).click();
    await expect(now(page).getByText('裏口へ')).toBeVisible();

    await page.keyboard.press('c');
    await expect(heading(page)).toHaveText('集荷のキャンセル');
    await page.getByRole('button', { name: '集荷をキャンセルする' }).click();
    await page.getByRole('link', { name: 'お客様のページに戻る' }).click();
    await expect(now(page).getByText('次の集荷はありません')).toBeVisible();
    await expect(page.getByRole('link', { name: `受付番号 ${id}` })).toHaveCount(0);
  });
});

test('a shared number lets choose; an unknown one stays, and is in no address', async ({ operate, server }) => {
  const phone_number = '09055550012';
  const [one] = [
    await server.newCustomer({ name1: '親子', phone_number }),
    await server.newCustomer({ name1: '親子', phone_number }),
  ];
  const page = await operate(`/staff/call?number=${phone_number}`, LEADER);
  await expect(page.getByText(`${phone_number} のお客様が2人います`)).toBeVisible();
  await expect(page).toHaveURL(/\/staff\/call$/);
  await settled(page);
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: one.name }).click();
  await expect(heading(page)).toHaveText(`${one.name} 様`);
  await page.getByRole('button', { name: '前の画面に戻る' }).click();
  const field = page.getByRole('textbox', { name: '電話番号' });
  await expect(field).toHaveValue(phone_number);
  await field.fill('090-0000-0000');
  await field.press('Enter');
  await expect(page.getByText('09000000000 のお客様は見つかりませんでした')).toBeVisible();
  await expect(field).toHaveValue('090-0000-0000');
  await expect(page).toHaveURL(/\/staff\/call$/);
});

test('whoever does not see customers is led to their top page', async ({ operate }) => {
  const page = await operate('/staff/call?number=09055550012', DRIVER);
  await expect(heading(page)).toHaveText('スタッフトップ');
  await expect(page).toHaveURL(/\/staff\/?$/);
});

test('after signing in the number is still there', async ({ borrow, server }) => {
  const customer = await server.newCustomer({ name1: '着信', phone_number: '09055550013' });
  const page = await borrow(PHONE);
  await page.goto('/staff/call?number=09055550013');
  await page.getByLabel('メールアドレス').fill(LEADER);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(heading(page)).toHaveText(`${customer.name} 様`);
  await settled(page);
  await expectAccessible(page);
});

test('Back leads to the row, after what was done, too', async ({ operate, server }) => {
  const customer = await server.newCustomer({ name1: '行戻' });
  await server.book(customer, '2026-12-14 10:00:00', '2026-12-18 18:00:00');
  const filter = encodeURIComponent(JSON.stringify({ name: customer.name.replace(' ', '') }));
  const page = await operate(`/staff/users?filter=${filter}`, LEADER);
  const link = page.getByRole('main').getByRole('link', { name: customer.name, exact: true });
  await link.click();
  await expect(heading(page)).toHaveText(`${customer.name} 様`);
  await page.goBack();
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(now(page).getByRole('link', { name: '集配日時の変更' })).toBeVisible();
  await page.keyboard.press('m');
  await expect(heading(page)).toHaveText('集配日時の変更');
  await page.getByRole('main').getByRole('link', { name: '戻る' }).click();
  await expect(heading(page)).toHaveText(`${customer.name} 様`);
  await page.getByRole('button', { name: '前の画面に戻る' }).click();
  await expect(page).toHaveURL(/\/staff\/users\?/);
  await expect(link).toBeFocused();
});
