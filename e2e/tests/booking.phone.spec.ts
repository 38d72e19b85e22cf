import type { Locator, Page } from '@playwright/test';
import { bagsLeft, openFromMenu } from '../pages/customer.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';
import { FRIDAYS, newRegular } from '../support/usual.js';

const day = (page: Page, date: string): Locator => page.getByRole('gridcell', { name: date }).first();
const confirm = (page: Page): Promise<void> => page.getByRole('button', { name: '確認へ進む', exact: true }).click();
const send = (page: Page): Locator => page.getByRole('button', { name: 'この内容で依頼する' });
const done = (page: Page): Locator => page.getByText('ご依頼を受け付けました');

test.describe('a day that cannot be chosen says why, and the next one that can is offered', () => {
  const HOLIDAY = '2026-12-15';
  const FULL = '2026-12-17';

  for (const [what, date, reason, next] of [
    ['Saturday', '11月28日(土)', '土曜日は集配を行っておりません', '11月30日(月)'],
    ['Sunday', '11月29日(日)', '日曜日は集配を行っておりません', '11月30日(月)'],
    ['holiday', '12月15日(火)', '休業日のため集配を行っておりません', '12月16日(水)'],
    ['full day', '12月17日(木)', '予約がいっぱいです', '12月18日(金)'],
  ] as const) {
    test(what, async ({ server, visit }) => {
      if (what === 'holiday') await server.addHoliday(HOLIDAY);
      if (what === 'full day') await server.fillDay(FULL);
      const { email } = await server.newCustomer();
      const page = await visit('/wash-request', { as: email });
      // Marked as disabled, and looked at all the same.
      await day(page, date).click({ force: true });
      await expect(page.getByText(`${date}は選べません。${reason}`)).toBeVisible();
      await page.getByRole('button', { name: `${next}を選ぶ` }).click();
      await expect(day(page, next)).toHaveAttribute('aria-selected', 'true');
      await confirm(page);
      await send(page).click();
      await expect(done(page)).toBeVisible();
      await expect(page.getByText(next).first()).toBeVisible();
    });
  }
});

test('hours that are too early are greyed, and the reason stands below', async ({ server, visit }) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  const times = page.getByRole('group', { name: '11月25日(水)の時間' });
  await expect(times.getByRole('option', { name: '10時（選べません）' })).toBeDisabled();
  await expect(times.getByText('集荷時間は現在より5時間後以降を指定してください')).toBeVisible();
});

test('a pickup can be asked for with the keyboard alone', async ({ server, visit }) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  const tabTo = async (target: Locator): Promise<void> => {
    await expect(target).toBeVisible();
    for (let step = 0; step < 40 && !(await isFocused(target)); step += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  await tabTo(page.getByRole('radio', { name: '1バッグ' }));
  await page.keyboard.press('ArrowRight');
  await tabTo(day(page, '11月25日(水)'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await tabTo(page.getByLabel('備考'));
  await page.keyboard.type('keyboard');
  await tabTo(page.getByRole('button', { name: '確認へ進む', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page.getByText('2バッグ（ご依頼後の残り 6バッグ）')).toBeVisible();
  await expect(page.getByText('11月26日(木) 15:00')).toBeVisible();
  await tabTo(send(page));
  await page.keyboard.press('Enter');
  await expect(done(page)).toBeVisible();
});

test.describe('what was typed is kept until it is sent', () => {
  const chosen = async (page: Page): Promise<void> => {
    await page.getByRole('radio', { name: '3バッグ' }).check();
    await day(page, '12月7日(月)').click();
    await page.getByLabel('宅配ボックスの暗証番号').fill('4711');
    await page.getByLabel('備考').fill('裏口にお願いします');
  };
  const expectKept = async (page: Page): Promise<void> => {
    await expect(page.getByRole('radio', { name: '3バッグ' })).toBeChecked();
    await expect(day(page, '12月7日(月)')).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByLabel('備考')).toHaveValue('裏口にお願いします');
  };

  test('over a reload, the menu and Back; the door code is never written down', async ({ server, visit }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/wash-request', { as: email });
    await chosen(page);
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain('4711');
    await page.reload();
    await expectKept(page);
    await expect(page.getByLabel('宅配ボックスの暗証番号')).toHaveValue('');
    await openFromMenu(page, 'ご契約プラン');
    await page.goBack();
    await expectKept(page);
  });

  test('and gone with signing out', async ({ server, visit }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/wash-request', { as: email });
    await chosen(page);
    await page.getByRole('button', { name: 'メニュー' }).click();
    await page.getByRole('button', { name: 'ログアウト' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'ログイン' })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.includes('draft')))).toEqual([]);
  });

  test('a reload at the confirmation leads to it again, and Back to the input as it was', async ({ server, visit }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/wash-request', { as: email });
    await chosen(page);
    await page.getByLabel('宅配ボックスの暗証番号').fill('');
    await confirm(page);
    await expect(send(page)).toBeVisible();
    await page.reload();
    await expect(send(page)).toBeVisible();
    await expect(page.getByText('裏口にお願いします')).toBeVisible();
    await page.goBack();
    await expectKept(page);
    await page.goForward();
    await page.reload();
    await send(page).click();
    await expect(done(page)).toBeVisible();
    expect(await server.currentRequests(email)).toHaveLength(1);
  });

  test('and not shown at the confirmation to whoever signs in next in the tab', async ({ server, visit }) => {
    const page = await visit('/wash-request', { as: (await server.newCustomer()).email });
    await chosen(page);
    await page.getByLabel('宅配ボックスの暗証番号').fill('');
    await confirm(page);
    await expect(send(page)).toBeVisible();
    const token = await server.signIn((await server.newCustomer()).email);
    await page.evaluate((value) => localStorage.setItem('laundry.customer.token', value), token);
    await page.reload();
    await expect(page.getByLabel('備考')).toHaveValue('');
    await expect(send(page)).toBeHidden();
  });

  test('a reload at the confirmation of a door code leads to the input; sent from there, Back leads to a fresh form', async ({
    server,
    visit,
  }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/wash-request', { as: email });
    await chosen(page);
    await confirm(page);
    await expect(send(page)).toBeVisible();
    await page.reload();
    await expectKept(page);
    await confirm(page);
    await send(page).click();
    await expect(done(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByText('送信しています')).toHaveCount(0);
    await expect(page.getByLabel('備考')).toHaveValue('');
    await expect(page.getByRole('radio', { name: '1バッグ' })).toBeChecked();
    expect(await server.currentRequests(email)).toHaveLength(1);
  });
});

test('sending twice in haste makes one request', async ({ server, visit }) => {
  const { email } = await server.newCustomer();
  const page = await visit('/wash-request', { as: email });
  await confirm(page);
  await send(page).dblclick();
  await expect(done(page)).toBeVisible();
  await expect(bagsLeft(page)).toContainText('7バッグ');
  expect(await server.currentRequests(email)).toHaveLength(1);
});

test.describe('somebody else was faster', () => {
  test.use({ refusals: [409] });

  test('a day that filled up meanwhile is said, and what was typed is kept', async ({ server, visit }) => {
    const { email } = await server.newCustomer();
    const page = await visit('/wash-request', { as: email });
    await page.getByRole('radio', { name: '3バッグ' }).check();
    await day(page, '12月21日(月)').click();
    await page.getByLabel('宅配ボックスの暗証番号').fill('4711');
    await page.getByLabel('備考').fill('シャツは吊るしてください');
    await confirm(page);
    await expect(send(page)).toBeVisible();
    await server.fillDay('2026-12-21');
    await send(page).click();

    await expect(
      page.getByText('申し訳ございません。予約がいっぱいのため翌日以降を選択ください。').first(),
    ).toBeVisible();
    await expect(page.getByRole('radio', { name: '3バッグ' })).toBeChecked();
    await expect(page.getByLabel('宅配ボックスの暗証番号')).toHaveValue('4711');
    await expect(page.getByLabel('備考')).toHaveValue('シャツは吊るしてください');
    await expect(bagsLeft(page)).toContainText('8バッグ');

    await day(page, '12月22日(火)').click();
    await confirm(page);
    await send(page).click();
    await expect(done(page)).toBeVisible();
  });
});

test.describe('the usual request', () => {
  const take = (page: Page): Locator => page.getByRole('button', { name: 'いつもの内容で確認へ進む' });

  test('pressed twice in haste is confirmed, not sent; a reload finds it, and it is sent once', async ({
    server,
    visit,
  }) => {
    const { email } = await newRegular(server);
    const page = await visit('/wash-request', { as: email });
    await take(page).dblclick();
    await expect(page.getByText('2バッグ（ご依頼後の残り 0バッグ）')).toBeVisible();
    expect(await server.currentRequests(email)).toHaveLength(3);
    await page.reload();
    await expect(page.getByText('11月25日(水) 18:00')).toBeVisible();
    await send(page).dblclick();
    await expect(done(page)).toBeVisible();
    expect(await server.currentRequests(email)).toHaveLength(4);
  });

  test.describe('whose day fills up meanwhile', () => {
    test.use({ refusals: [409] });

    test('is refused in the form, where another day is chosen', async ({ server, visit }) => {
      const { email } = await newRegular(server, FRIDAYS);
      const page = await visit('/wash-request', { as: email });
      await expect(page.getByText('12月4日(金) 18:00 集荷・2バッグ')).toBeVisible();
      await take(page).click();
      await expect(send(page)).toBeVisible();
      await server.fillDay('2026-12-04');
      await send(page).click();
      await expect(
        page.getByText('申し訳ございません。予約がいっぱいのため翌日以降を選択ください。').first(),
      ).toBeVisible();
      await expect(page.getByRole('radio', { name: '2バッグ' })).toBeChecked();
      // No other Friday can be had by now.
      await expect(take(page)).toHaveCount(0);
      await day(page, '12月8日(火)').click();
      await confirm(page);
      await send(page).click();
      await expect(done(page)).toBeVisible();
      await expect(page.getByText('12月8日(火) 18:00').first()).toBeVisible();
    });
  });
});

const isFocused = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);
