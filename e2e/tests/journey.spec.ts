import type { Page } from '@playwright/test';
import {
  assignTo,
  openFromMenu as openScreen,
  records,
  searchRequests,
  signInAsOperator,
  stage,
} from '../pages/console.js';
import { bagsLeft, fillCompanyRegistration, openFromMenu } from '../pages/customer.js';
import { DESKTOP, PHONE } from '../support/devices.js';
import { deliveredTo } from '../support/outbox.js';
import { newEmail } from '../support/server.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

const NAME = ['旅野', '一'] as const;
const FULL_NAME = NAME.join(' ');
const DRIVER = '配島 翔';
const WASHER = '新井 泉';
const FOLDER = '畳谷 香';
/** Thursday, the day after the run's; three working days on, past a weekend, is Monday. */
const PICKUP = '11月26日(木) 10:00';
const DELIVERY = '11月30日(月) 15:00';

// A page on which a request stands open asks for it once more when it becomes somebody else's.
test.use({ refusals: [404] });

test('a customer registers, asks for a pickup, and gets the washing back; everybody sees what is theirs to see', async ({
  borrow,
  server,
}) => {
  test.setTimeout(360_000);
  const phone = await borrow(PHONE);
  const adminDesk = await borrow(DESKTOP);
  const leaderDesk = await borrow(DESKTOP);
  const driverPhone = await borrow(PHONE);
  const washDesk = await borrow(DESKTOP);
  // A second try meets what the first one left behind.
  const email = newEmail();
  let userId = 0;
  const search = async (page: Page) => {
    await openScreen(page, '集配一覧');
    await searchRequests(page, { from: '2026-11-26', to: '2026-12-10', userId });
  };

  await test.step('a company registers by invoice and waits for its review', async () => {
    await phone.goto('/register');
    await fillCompanyRegistration(phone, { email, name: NAME });
    await phone.getByRole('button', { name: '入力内容を確認する' }).click();
    await expect(phone.getByText('カフェ青葉')).toBeVisible();
    await phone.getByRole('button', { name: 'この内容で登録する' }).click();
    await expect(phone.getByText('審査を開始しました')).toBeVisible();
    await phone.goto('/wash-request');
    await expect(phone.getByText('ただいま審査中です')).toBeVisible();
    await expect(phone.getByRole('button', { name: '確認へ進む', exact: true })).toHaveCount(0);
  });

  await test.step('the admin approves it, and a mail says so', async () => {
    await signInAsOperator(adminDesk, 'admin', 'admin@example.com');
    await openScreen(adminDesk, 'ユーザー一覧');
    await adminDesk.getByLabel('メールアドレス').fill(email);
    await adminDesk.getByRole('button', { name: '検索', exact: true }).click();
    await expect(adminDesk.getByText('該当件数：1件')).toBeVisible();
    const row = adminDesk.getByRole('row').filter({ hasText: FULL_NAME });
    userId = Number(await row.getByRole('cell').first().textContent());
    await row.getByRole('button', { name: '利用状況「審査中」を変更' }).click();
    await row.getByLabel('利用状況').selectOption('有効');
    await row.getByRole('button', { name: '確定' }).click();
    const question = adminDesk.getByRole('dialog', { name: '審査の承認' });
    await expect(question).toContainText('プランのバッグを付与します');
    await question.getByRole('button', { name: '承認する' }).click();
    await expect(row.getByRole('button', { name: '利用状況「有効」を変更' })).toBeVisible();

    const mails = await deliveredTo(server, email);
    expect(mails.map(({ template }) => template)).toEqual(['registered_invoice', 'approved']);
    expect(mails.at(-1)?.body).toContain('本日より集配をご依頼いただけます');
  });

  await test.step('the customer asks for a pickup of two bags in three steps', async () => {
    await phone.goto('/login');
    await expect(phone).toHaveURL(/\/wash-request$/);
    await expect(bagsLeft(phone)).toContainText('8バッグ');
    await phone.getByRole('radio', { name: '2バッグ' }).check();
    await phone.getByRole('gridcell', { name: '11月26日(木)' }).click();
    await phone.getByRole('group', { name: '11月26日(木)の時間' }).getByLabel('時').selectOption('10時');
    await phone.getByLabel('備考').fill('裏口にお願いします');
    await phone.getByRole('button', { name: '確認へ進む', exact: true }).click();
    await expect(phone.getByText('この内容で依頼します')).toBeVisible();
    await expect(phone.getByText(PICKUP)).toBeVisible();
    await expect(phone.getByText(DELIVERY)).toBeVisible();
    await phone.getByRole('button', { name: 'この内容で依頼する' }).click();
    await expect(phone.getByText('ご依頼を受け付けました')).toBeVisible();
    await expect(bagsLeft(phone)).toContainText('6バッグ');
  });

  await test.step('the leader finds it in the list and gives it to the driver', async () => {
    await signInAsOperator(leaderDesk, 'staff', 'leader@example.com');
    await search(leaderDesk);
    const row = leaderDesk.getByRole('row').filter({ hasText: FULL_NAME });
    await expect(row).toContainText('未対応');
    await expect(row).toContainText('2個');
    await assignTo(leaderDesk, row.getByRole('button', { name: '未割当' }), DRIVER);
    await expect(row).toContainText(DRIVER);
  });

  await test.step('the driver picks up three bags on a phone', async () => {
    await signInAsOperator(driverPhone, 'staff', 'delivery@example.com');
    await search(driverPhone);
    await expect(driverPhone.getByRole('link', { name: /神宮前2-3-4/ })).toBeVisible();
    await expect(driverPhone.getByText('裏口にお願いします')).toBeVisible();
    await driverPhone.getByRole('link', { name: '集荷済みにする' }).click();
    const dialog = driverPhone.getByRole('dialog', { name: '集荷済みにする' });
    await dialog.getByLabel('個数').selectOption('3個');
    await dialog.getByRole('button', { name: '確定する' }).click();
    await expect(driverPhone.getByText('集荷済にしました')).toBeVisible();
    await expect(driverPhone.getByRole('button', { name: '洗濯済みにする' })).toBeDisabled();
  });

  await test.step('the customer sees that it is picked up, and one bag less', async () => {
    await phone.goto('/wash-request-currents');
    await expect(phone.getByRole('list', { name: '状況' }).locator('[aria-current=step]')).toHaveText('集荷済み');
    await expect(bagsLeft(phone)).toContainText('5バッグ');
  });

  await test.step('wash staff takes it over, washes, and folds it together with a colleague', async () => {
    await signInAsOperator(washDesk, 'staff', 'wash@example.com');
    await search(washDesk);
    const row = washDesk.getByRole('row').filter({ hasText: FULL_NAME });
    await assignTo(washDesk, row.getByRole('button', { name: DRIVER }), WASHER);
    await row.getByRole('link', { name: '詳細' }).click();

    await washDesk.getByRole('button', { name: '洗濯済みにする' }).click();
    await washDesk.getByRole('dialog').getByRole('button', { name: '確定する' }).click();
    await expect(washDesk.getByText('洗濯済にしました')).toBeVisible();

    await washDesk.getByRole('button', { name: 'たたみ済みにする' }).click();
    const dialog = washDesk.getByRole('dialog');
    await expect(dialog.getByRole('combobox', { name: 'スタッフ1' }).locator('option:checked')).toHaveText(WASHER);
    await dialog.getByRole('combobox', { name: '個数1' }).selectOption('1.5個');
    await dialog.getByRole('button', { name: 'スタッフを追加' }).click();
    await dialog.getByRole('combobox', { name: 'スタッフ2' }).selectOption({ label: FOLDER });
    await expect(dialog.getByText('合計 3 / 3個')).toBeVisible();
    await dialog.getByRole('button', { name: '確認へ進む', exact: true }).click();
    await expect(dialog.getByText('▲ オイルあり/なしと種別の選択が必要です')).toBeVisible();
    await dialog.getByRole('group', { name: 'オイル' }).getByRole('radio', { name: 'なし' }).check();
    await dialog.getByRole('group', { name: '種別' }).getByRole('radio', { name: '業務用（タオル類）' }).check();
    await dialog.getByRole('button', { name: '確認へ進む', exact: true }).click();
    await expect(dialog.getByText('たたみ担当の確認')).toBeVisible();
    await expect(dialog).toContainText(FOLDER);
    await dialog.getByRole('button', { name: '確定する' }).click();
    await expect(washDesk.getByText('たたみ済にしました')).toBeVisible();

    await assignTo(washDesk, washDesk.getByRole('button', { name: '担当を割り当てる' }), DRIVER);
  });

  await test.step('the driver brings it back', async () => {
    await driverPhone.goto('/staff');
    await search(driverPhone);
    await driverPhone.getByRole('link', { name: '配達済みにする' }).click();
    await driverPhone.getByRole('dialog').getByRole('button', { name: '確定する' }).click();
    await expect(driverPhone.getByText('配達済にしました')).toBeVisible();
    await expect(driverPhone.getByText('配達済みです')).toBeVisible();
  });

  await test.step('the customer finds it in the usage history', async () => {
    await openFromMenu(phone, 'ご利用履歴');
    const row = phone.getByRole('article');
    await expect(row).toHaveCount(1);
    await expect(row).toContainText('3バッグ');
    await expect(row.getByText('11月25日(水) 09:')).toHaveCount(2);
    await expect(bagsLeft(phone)).toContainText('5バッグ');
  });

  await test.step('the console tells who did what', async () => {
    await adminDesk.goto('/admin');
    await search(adminDesk);
    await adminDesk.getByRole('link', { name: '詳細' }).click();
    await expect(stage(adminDesk, '集荷済')).toContainText(DRIVER);
    await expect(stage(adminDesk, '洗濯済')).toContainText(WASHER);
    await expect(stage(adminDesk, 'たたみ済')).toContainText(WASHER);
    await expect(stage(adminDesk, '配達済')).toContainText(DRIVER);
    await expect(adminDesk.getByText(`${FOLDER}：1.5個`)).toBeVisible();
    const operations: readonly (readonly [operation: string, who: string])[] = [
      ['配達', DRIVER],
      ['担当割当', WASHER],
      ['たたみ', WASHER],
      ['洗濯', WASHER],
      ['担当割当', WASHER],
      ['集荷', DRIVER],
      ['担当割当', '李田 健'],
      ['集配依頼', FULL_NAME],
    ];
    await expect(records(adminDesk)).toHaveCount(operations.length);
    for (const [place, [operation, who]] of operations.entries()) {
      await expect(records(adminDesk).nth(place)).toContainText(operation);
      await expect(records(adminDesk).nth(place)).toContainText(who);
    }
  });

  await test.step('the mails are in the outbox', async () => {
    const templates = (await deliveredTo(server, email)).map(({ template }) => template);
    expect(templates).toEqual(['registered_invoice', 'approved', 'request_received', 'delivered']);
  });
});
