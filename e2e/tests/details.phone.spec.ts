import { goOnTo } from '../pages/registration.js';
import { sharedContextTest as test } from '../support/shared-context-test.js';
import { expect } from '../support/test.js';

test('a customer moves: before and after are read, then stand in the profile', async ({ server, visit }) => {
  const customer = await server.newCustomer();
  const page = await visit('/profile', { as: customer.email });
  await page.getByRole('link', { name: 'お客様情報を変更する' }).click();
  await page.getByLabel(/^町名・番地/).fill('神宮前8-8-8');
  await page.reload();
  await expect(page.getByLabel(/^町名・番地/)).toHaveValue('神宮前8-8-8');
  await page.getByRole('button', { name: '入力内容を確認する' }).click();
  await expect(page.getByText('変更前：神宮前1-1-1')).toBeVisible();
  await page.getByRole('button', { name: 'この内容に変更する' }).click();
  await expect(page.getByRole('heading', { name: 'お客様情報を変更しました' })).toBeFocused();
  await page.getByRole('main').getByRole('link', { name: 'お客様情報へ' }).click();
  await expect(page.getByText('神宮前8-8-8').first()).toBeVisible();
});

test('the page of a partner venue asks a guest for the room, and turns other customers away', async ({ visit }) => {
  const page = await visit('/register/code/DEMO000001');
  await expect(page.getByRole('radio', { name: /ドアノブ/ })).toHaveCount(0);
  await page.getByRole('radio', { name: /単発プラン/ }).check();
  await page.getByRole('radio', { name: /コンシェルジュ/ }).check();
  await goOnTo(page, 'address');
  await expect(page.getByLabel(/^部屋番号/)).toBeVisible();
  await visit('/register/code/DEMO000001', { as: 'monthly@example.com' });
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/wash-request');
});
