import { type Locator, type Page, test as runner } from '@playwright/test';
import { signInAsCustomer } from '../pages/customer.js';
import { PHONE } from '../support/devices.js';
import { startOwnServer } from '../support/own-server.js';
import { PASSWORD } from '../support/server.js';
import { expect, test } from '../support/test.js';
import { newRegular } from '../support/usual.js';

const LEADER = 'leader@example.com';
const MANAGER = 'manager@example.com';
const DRIVER = 'delivery2@example.com';
/** A customer of the demo, and how they are found on the telephone. */
const CALLER = { name: '田中 健一', phone: '09012340008' };
/** Of a company that pays by invoice. */
const CLERK = 'company@example.com';

/** Presses, and counts what a hand would; typing is not counted. */
class Hand {
  private count = 0;

  constructor(private readonly task: string) {}

  async press(target: Locator): Promise<void> {
    await target.click();
    this.count += 1;
  }

  /** Prints the clicks of the task, and holds them to the limit. */
  finish(limit: number): void {
    const said = `${this.task}: ${this.count} of at most ${limit} clicks`;
    runner.info().annotations.push({ type: 'clicks', description: said });
    process.stdout.write(`${said}\n`);
    expect(this.count, this.task).toBeLessThanOrEqual(limit);
  }
}

const number = (page: Page, label: string): Locator =>
  page.getByRole('region', { name: '今日の確認' }).getByRole('link', { name: label });

test('today’s unassigned requests have somebody', async ({ operate }) => {
  const page = await operate('/staff', LEADER);
  const hand = new Hand('assign today’s unassigned');
  await hand.press(number(page, '未割当'));
  await hand.press(page.getByRole('button', { name: /^\d+件すべてに担当を割り当てる$/ }));
  const dialog = page.getByRole('dialog');
  await hand.press(dialog.getByRole('radio', { name: /配島 翔/ }));
  await hand.press(dialog.getByRole('button', { name: '割り当てる' }));
  await expect(page.getByText('該当件数：0件')).toBeVisible();
  hand.finish(4);
});

test('a day’s unassigned stops are evened out', async ({ operate, server }) => {
  const names: string[] = [];
  for (const hour of [18, 19, 20]) {
    const customer = await server.newCustomer();
    await server.book(customer, `2026-12-23 ${hour}:00:00`, '2026-12-25 20:00:00');
    names.push(customer.name);
  }
  const page = await operate('/staff/assign-board?date=2026-12-23', LEADER);
  const unassigned = page.getByRole('row', { name: /^未割当/ });
  for (const name of names)
    await expect(unassigned.getByRole('button', { name: new RegExp(`${name}様`) })).toBeVisible();
  const hand = new Hand('even out a day’s unassigned');
  await hand.press(page.getByRole('button', { name: '均等に割り当てる' }));
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('担当ごとの件数・個数')).toBeVisible();
  await hand.press(dialog.getByRole('button', { name: '適用する' }));
  await expect(page.getByText(/^\d+件を割り当てました$/)).toBeVisible();
  await expect(page.getByText('未割当はありません')).toBeVisible();
  hand.finish(2);
});

test('a customer’s next request is found by their phone number', async ({ operate }) => {
  const page = await operate('/staff', LEADER);
  const hand = new Hand('a customer’s next pickup from a phone number');
  await hand.press(page.getByRole('combobox', { name: 'お客様・集配を検索' }));
  await page.keyboard.type(CALLER.phone);
  const options = page.getByRole('option');
  await expect(options.first()).toContainText(CALLER.name);
  await hand.press(options.filter({ hasText: /受付番号 \d+/ }).first());
  await expect(page.getByRole('heading', { level: 1 })).toContainText('集配一覧詳細');
  await expect(page.getByText(CALLER.name).first()).toBeVisible();
  hand.finish(2);
});

test('a customer’s next pickup is moved from a phone number', async ({ operate, server }, { retry }) => {
  const phone = `0905555002${retry}`;
  const customer = await server.newCustomer({ name1: '着電', phone_number: phone });
  await server.book(customer, '2026-12-14 10:00:00', '2026-12-21 18:00:00');
  const page = await operate(`/staff/call?number=${phone}`, LEADER);
  const hand = new Hand('a customer’s next pickup moved from a phone number');
  const now = page.getByRole('region', { name: 'いまの状況' });
  await hand.press(now.getByRole('link', { name: '集配日時の変更' }));
  const pickup = page.getByRole('region', { name: '集荷日時' });
  await hand.press(pickup.getByRole('textbox', { name: '日付' }));
  await page.keyboard.type('12/16');
  await hand.press(page.getByRole('button', { name: '確認へ進む', exact: true }));
  await hand.press(page.getByRole('button', { name: '変更する' }));
  await page.getByRole('link', { name: 'お客様のページに戻る' }).click();
  await expect(now.getByText('12月16日(水) 10:00')).toBeVisible();
  hand.finish(4);
});

test('a company is approved with all facts in sight', async ({ operate, server }) => {
  const { id } = await server.register({ company_name: '株式会社クリック' });
  const page = await operate('/staff', MANAGER);
  const hand = new Hand('approve a company with all facts in sight');
  await hand.press(number(page, '審査待ち'));
  const card = page.getByRole('listitem').filter({ has: page.locator(`a[href$="/customers/${id}"]`) });
  for (const fact of ['株式会社クリック', /月額 [\d,]+円/, /提供エリア（/, /^〒/, '09012345678'])
    await expect(card.getByText(fact).first()).toBeVisible();
  await hand.press(card.getByRole('button', { name: '株式会社クリックを承認する' }));
  await hand.press(page.getByRole('dialog').getByRole('button', { name: '承認する' }));
  await expect(card.getByText('株式会社クリックを「有効」にしました')).toBeVisible();
  hand.finish(3);
});

test('a driver signs in and sees the next stop, marks it, and sees the one after it', async ({ borrow }) => {
  const page = await borrow(PHONE);
  await page.goto('/staff');
  await page.getByLabel('メールアドレス').fill(DRIVER);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  const arriving = new Hand('a driver’s next stop from the sign-in');
  await arriving.press(page.getByRole('button', { name: 'ログイン' }));
  const stop = page.getByRole('region', { name: '次の予定' });
  await expect(stop).toBeVisible();
  arriving.finish(1);

  const before = await stop.getByRole('link', { name: /詳細/ }).getAttribute('href');
  const marking = new Hand('mark a stop and go on');
  await marking.press(stop.getByRole('button', { name: /済みにする$/ }));
  await marking.press(page.getByRole('dialog').getByRole('button', { name: '確定する' }));
  await expect(stop.getByRole('link', { name: /詳細/ })).not.toHaveAttribute('href', before ?? '');
  marking.finish(2);
});

test('a driver tells from the card of a visit that is due that nobody was there', async ({ borrow }) => {
  // The first stops of the demo's day are at ten.
  const late = await startOwnServer('due-visit', { envOf: () => ({ APP_NOW: '2026-11-25 10:20:00' }) });
  try {
    const page = await borrow(PHONE);
    await page.goto(`${late.url}/staff`);
    await page.getByLabel('メールアドレス').fill(DRIVER);
    await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'ログイン' }).click();
    const stop = page.getByRole('region', { name: '次の予定' });
    await expect(stop.getByText('予定の時間を過ぎています')).toBeVisible();
    const hand = new Hand('absence from the card');
    await hand.press(stop.getByRole('button', { name: /の不在メール$/ }));
    await hand.press(page.getByRole('dialog').getByRole('button', { name: '送信する' }));
    await expect(page.getByText('不在メールを送信しました。')).toBeVisible();
    hand.finish(2);
    // It would go on asking a server that is stopped.
    await page.close();
  } finally {
    await late.stop();
  }
});

test('a customer asks for the usual after the sign-in', async ({ borrow, server }) => {
  const { email } = await newRegular(server);
  const page = await borrow(PHONE);
  await signInAsCustomer(page, email);
  const hand = new Hand('the usual request from the sign-in');
  await hand.press(page.getByRole('button', { name: 'いつもの内容で確認へ進む' }));
  await hand.press(page.getByRole('button', { name: 'この内容で依頼する' }));
  await expect(page.getByText('ご依頼を受け付けました')).toBeVisible();
  await expect(page.getByText('11月25日(水) 18:00').first()).toBeVisible();
  hand.finish(2);
});

test('a customer asks for another day after the sign-in', async ({ borrow, server }) => {
  const { email } = await server.newCustomer();
  const page = await borrow(PHONE);
  await signInAsCustomer(page, email);
  const hand = new Hand('another day from the sign-in');
  await hand.press(page.getByRole('gridcell', { name: '11月27日(金)' }).first());
  await hand.press(page.getByRole('button', { name: '確認へ進む', exact: true }));
  await hand.press(page.getByRole('button', { name: 'この内容で依頼する' }));
  await expect(page.getByText('ご依頼を受け付けました')).toBeVisible();
  await expect(page.getByText(/^11月27日\(金\) /).first()).toBeVisible();
  hand.finish(3);
});

test('a customer cancels the next pickup after the sign-in', async ({ borrow, server }) => {
  const customer = await server.newCustomer();
  await server.book(customer, '2026-12-14 10:00:00', '2026-12-21 18:00:00');
  const page = await borrow(PHONE);
  await signInAsCustomer(page, customer.email);
  const hand = new Hand('cancel from the sign-in');
  await hand.press(page.getByRole('link', { name: 'キャンセル', exact: true }));
  await hand.press(page.getByRole('button', { name: 'キャンセルする' }));
  await expect(page.getByText('キャンセルしました').first()).toBeVisible();
  hand.finish(2);
});

test('a customer skips the next pickup of the weekly schedule after the sign-in', async ({ borrow, server }) => {
  const customer = await server.newCustomer();
  await server.schedule(customer);
  const page = await borrow(PHONE);
  await signInAsCustomer(page, customer.email);
  const hand = new Hand('skip the next weekly pickup from the sign-in');
  await hand.press(page.getByRole('link', { name: '定期のご依頼' }));
  await hand.press(page.getByRole('button', { name: '12月7日(月) この日を休む' }));
  await expect(page.getByRole('button', { name: '12月7日(月) お休みを取り消す' })).toBeVisible();
  hand.finish(2);
});

test('a clerk has last month’s invoice after the sign-in, on a desk', async ({ page }) => {
  await signInAsCustomer(page, CLERK);
  const hand = new Hand('last month’s invoice as a PDF from the sign-in, on a desk');
  await hand.press(mainMenu(page).getByRole('link', { name: 'お支払い' }));
  await saveInvoice(page, hand);
  hand.finish(2);
});

test('a clerk has last month’s invoice after the sign-in, on a phone', async ({ borrow }) => {
  const page = await borrow(PHONE);
  await signInAsCustomer(page, CLERK);
  const hand = new Hand('last month’s invoice as a PDF from the sign-in, on a phone');
  await hand.press(page.getByRole('button', { name: 'メニュー' }));
  await hand.press(mainMenu(page).getByRole('link', { name: 'お支払い' }));
  await saveInvoice(page, hand);
  hand.finish(3);
});

const mainMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'メインメニュー' });

async function saveInvoice(page: Page, hand: Hand): Promise<void> {
  const invoice = page.getByRole('article', { name: '10月分のご請求' });
  await expect(invoice.getByText(/^[\d,]+円$/)).toBeVisible();
  const download = page.waitForEvent('download');
  await hand.press(invoice.getByRole('button', { name: '請求書（PDF）' }));
  expect((await download).suggestedFilename()).toBe('請求書_2026-10.pdf');
}
