import type { Page } from '@playwright/test';
import { atProvider, decide } from '../pages/provider.js';
import { goOnTo } from '../pages/registration.js';
import { expectAccessible, expectNoSideways } from '../support/accessibility.js';
import { PASSWORD } from '../support/server.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

/** Fills in a monthly plan for a person, by card, and sends it: the browser leaves for the provider's page. */
async function registerByCard(page: Page, email: string, { isLater = false } = {}): Promise<void> {
  const choose = (name: string, value: string) => page.locator(`[name="${name}"][value="${value}"]`).check();
  await choose('pickup_delivery_type', '1');
  await choose('bag_size', 'S');
  await page.locator('[name="plan_part"]').selectOption('t4');
  const fill = async (texts: Readonly<Record<string, string>>) => {
    for (const [name, value] of Object.entries(texts)) await page.locator(`[name="${name}"]`).fill(value);
  };
  if (isLater) await page.getByRole('checkbox', { name: '12月1日(火)から始める' }).check();
  await goOnTo(page, 'address');
  await fill({ send_addr_zipcode: '1500001', send_addr_detail1: '東京都渋谷区', send_addr_detail2: '神宮前1-1-1' });
  await goOnTo(page, 'you');
  await fill({
    name1: '試験',
    name2: '花子',
    kana1: 'シケン',
    kana2: 'ハナコ',
    phone_number: '09012345678',
    email,
    email_confirm: email,
    password: PASSWORD,
    password_confirm: PASSWORD,
  });
  await goOnTo(page, 'finish');
  await page.getByRole('checkbox', { name: '利用規約に同意する' }).check();
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await page.getByRole('button', { name: 'カード情報を入力する' }).click();
  await atProvider(page);
}

test('a monthly plan by card: to the provider, paid, back, and signed in', async ({ visit }) => {
  const page = await visit('/register');
  await registerByCard(page, 'card.paid@example.com');
  await decide(page, 'approve');
  await expect(page.getByRole('link', { name: '集配のご依頼へ' })).toBeVisible();
  await page.getByRole('link', { name: '集配のご依頼へ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '集配のご依頼' })).toBeVisible();
});

test('near a month’s end a plan begins with the next one: the card is registered, and every screen says from when', async ({
  visit,
}) => {
  const page = await visit('/register');
  await registerByCard(page, 'card.december@example.com', { isLater: true });
  await decide(page, 'approve');
  await expect(page.getByText('12月1日(火)から集配をご利用いただけます。はじめのお支払いもこの日です。')).toBeVisible();
  await page.getByRole('link', { name: '毎週の集配を設定する' }).click();
  await expect(
    page.getByText('12月1日(火)から4バッグをご利用いただけます。はじめのお支払いもこの日です。'),
  ).toBeVisible();
  await page.goto('/wash-request');
  await expect(page.getByRole('heading', { name: 'プランは12月1日(火)から始まります' })).toBeVisible();
  await expect(page.getByText('残りのバッグがありません')).toBeHidden();
  await expectAccessible(page);
  await expectNoSideways(page);
});

test('a card that is declined is told, and one button leads back to the card: nothing is typed again', async ({
  visit,
}) => {
  const page = await visit('/register');
  await registerByCard(page, 'card.declined@example.com');
  await decide(page, 'decline');
  await expect(page.getByText('カードが承認されませんでした')).toBeVisible();
  await page.getByRole('button', { name: 'もう一度支払う' }).click();
  await decide(page, 'decline');
  await expect(page.getByText('カードが承認されませんでした')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'もう一度支払う' }).click();
  await decide(page, 'approve');
  await page.getByRole('link', { name: '集配のご依頼へ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '集配のご依頼' })).toBeVisible();
});

test('Back from the card’s page loses nothing: the payment goes on, or the form is as it was', async ({ visit }) => {
  const page = await visit('/register');
  await registerByCard(page, 'card.back@example.com');
  await page.goBack();
  await page.getByRole('button', { name: 'お支払いを続ける' }).click();
  await atProvider(page);
  await page.goBack();
  await page.getByRole('button', { name: '内容を変えて、やり直す' }).click();
  await expect(page.locator('[name="email"]')).toHaveValue('card.back@example.com');
});

test('the provider’s site posts the browser back: the one that began goes on, another sees the state only', async ({
  visit,
  browser,
}) => {
  const page = await visit('/register');
  await registerByCard(page, 'card.posted@example.com');
  const { origin } = new URL(page.url());
  const no = await page.locator('code').innerText();
  const back = `${origin}/api/v1/payments/card/return/${no}`;
  const other = await (await browser.newContext()).newPage();
  await other.goto(back);
  await expect(other).toHaveURL(`${origin}/payment-state?payment=${no}`);
  await expect(other.getByText('お支払いの結果を確認しています')).toBeVisible();
  await page.request.post(`${origin}/sandbox/payments/${no}`, { data: { outcome: 'approve' } });
  await expect(other.getByText('お支払いを受け付けました')).toBeVisible();
  await other.context().close();
  // As a provider does whose result comes with the browser, from another site.
  const form = `<form method="post" action="${back}"><button>戻る</button></form>`;
  await page.route('http://card.example/', (route) => route.fulfill({ contentType: 'text/html', body: form }));
  await page.goto('http://card.example/');
  await page.getByRole('button').click();
  await page.getByRole('link', { name: '集配のご依頼へ' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '集配のご依頼' })).toBeVisible();
});
