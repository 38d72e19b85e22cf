import { type Locator, type Page, expect } from '@playwright/test';
import { goOnTo } from './registration.js';
import { PASSWORD } from '../support/server.js';

/** The customer web's own sign-in, as a person uses it. */
export async function signInAsCustomer(page: Page, email: string): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('メールアドレス').fill(email);
  await page.getByLabel('パスワード', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'ログイン' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '集配のご依頼' })).toBeVisible();
}

/** Opens the menu of a phone and goes where an entry leads. */
export async function openFromMenu(page: Page, entry: string): Promise<void> {
  await page.getByRole('button', { name: 'メニュー' }).click();
  await page.getByRole('navigation', { name: 'メインメニュー' }).getByRole('link', { name: entry }).click();
  await expect(page.getByRole('heading', { level: 1, name: entry })).toBeVisible();
}

/** A field by its label, whatever mark stands beside it. */
const field = (page: Page, label: string): Locator => page.getByLabel(new RegExp(`^${label}\\s*(必須|任意)?$`));

/** The bags left, as the header tells them on every screen. */
export const bagsLeft = (page: Page) => page.getByRole('banner').getByText('残り');

export interface NewCompany {
  readonly email: string;
  readonly name: readonly [last: string, first: string];
}

/** Fills in the registration of a company on the plan of 8 bags of size M, paid by invoice. */
export async function fillCompanyRegistration(page: Page, { email, name }: NewCompany): Promise<void> {
  const fill = (label: string, value: string) => field(page, label).fill(value);
  const choose = (group: RegExp, choice: RegExp) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name: choice }).check();

  await choose(/ご契約者/, /法人/);
  await choose(/集配方法/, /宅配ボックス/);
  await choose(/バッグサイズ/, /^M/);
  await page.getByLabel(/^月のバッグ数/).selectOption({ value: 't8' });

  await goOnTo(page, 'company');
  await fill('会社名・屋号', 'カフェ青葉');
  await fill('会社名・屋号（カナ）', 'カフェアオバ');
  await fill('代表者 姓', '青葉');
  await fill('代表者 名', '茂');
  await fill('代表者 セイ', 'アオバ');
  await fill('代表者 メイ', 'シゲル');
  await fill('代表電話番号', '0334567890');

  await goOnTo(page, 'address');
  await fill('請求先 郵便番号', '150-0001');
  await page.getByRole('button', { name: '住所を検索' }).first().click();
  await expect(field(page, '請求先 都道府県・市区町村')).toHaveValue('東京都渋谷区');
  await fill('請求先 町名・番地', '神宮前2-3-4');
  await page.getByRole('button', { name: '請求先住所と同じ' }).click();
  await fill('集配先の名称', '本店');
  await expect(page.getByText('この地域は集配エリア内です。')).toBeVisible();

  await goOnTo(page, 'you');
  await fill('姓', name[0]);
  await fill('名', name[1]);
  await fill('セイ', 'タビノ');
  await fill('メイ', 'ハジメ');
  await fill('電話番号', '09011112222');
  await fill('メールアドレス①', email);
  await fill('メールアドレス①（確認）', email);
  await fill('パスワード', PASSWORD);
  await fill('パスワード（確認）', PASSWORD);
  await goOnTo(page, 'finish');
  await choose(/お支払い方法/, /請求書/);
  await page.getByRole('checkbox', { name: '利用規約に同意する' }).check();
}
