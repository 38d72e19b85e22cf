import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { onetimePrices } from '../../../test/builders/onetime';
import { TYPED_REGISTRATION, goOnTo } from '../../../test/builders/registration';
import { keepLang } from '../../../i18n/language';
import { leaveTyped } from '../../../test/draft';
import { fillIn } from '../../../test/fill-in';
import { openApp } from '../../../test/open-app';
import { moveInHistory } from '../../../test/move-in-history';
import { api, server } from '../../../test/server';

const MONTHLY_ONLY = { error: null, is_valid_monthly: true, is_valid_onetime: false, is_valid_onetime_b: false };

beforeEach(() => server.use(http.get(api('/areaInfo'), () => HttpResponse.json(MONTHLY_ONLY))));

const open = async () => {
  await openApp('/register');
  await screen.findByLabelText(/利用規約|terms/); // the form's last field
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const heading = (name: string) => screen.getByRole('heading', { name });
const summary = () => heading('お申し込みの内容').parentElement;

async function choosePlan(): Promise<void> {
  await choose(/^対面/);
  await choose(/^M（80L）/);
  await userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数/), 't8');
}

describe('a part of the registration', () => {
  it('is judged alone when it is left: what is missing is told, and forgiven once it is chosen', async () => {
    await open();
    await press('集配先へ進む');
    expect(await screen.findByText('集配方法を選択してください')).toBeVisible();
    expect(screen.queryByText('必須項目です')).toBeNull();
    expect(screen.getByRole('radio', { name: /^対面/ })).toHaveFocus();
    await choose(/^対面/);
    expect(screen.queryByText('集配方法を選択してください')).toBeNull();
  });

  it('folds to what is in it, leads to the next, and opens again', async () => {
    await open();
    await choosePlan();
    await goOnTo('集配先');
    expect(screen.getByText('月8バッグ M（80L） 対面', { selector: 'p' })).toBeVisible();
    expect(screen.getByLabelText(/^月のバッグ数/)).not.toBeVisible();
    await press('ご利用内容を変える');
    await waitFor(() => expect(heading('ご利用内容')).toHaveFocus());
    expect(screen.getByLabelText(/^月のバッグ数/)).toBeVisible();
  });

  it('is not judged by the second tap of the one that opened it', async () => {
    await open();
    await choosePlan();
    await press('集配先へ進む');
    fireEvent.click(await screen.findByRole('button', { name: 'ご登録者へ進む' }), { detail: 2 });
    await fillIn(screen.getByLabelText(/^郵便番号/), '1500001');
    expect(screen.queryByText('必須項目です')).toBeNull();
  });

  it('opens when the whole form finds something wrong in it, and stays so while it is mended', async () => {
    leaveTyped('registration', { ...TYPED_REGISTRATION, plan_kind: 'monthly', bag_size: 'M', plan_part: 't8' });
    await open();
    await goOnTo('集配先', 'ご登録者');
    expect(screen.getByText('〒150-0001 東京都渋谷区神宮前1-2-3')).toBeVisible();
    await fillIn(screen.getByLabelText(/^パスワード必須/), 'secret-2026');
    await fillIn(screen.getByLabelText(/^パスワード（確認）/), 'secret-2026');
    await goOnTo('お手続き');
    await userEvent.click(screen.getByRole('checkbox', { name: /利用規約/ }));
    await press('ご利用内容を変える');
    await choose(/^単発プラン/);
    await moveInHistory(-1);
    const zip = screen.getByLabelText(/^郵便番号/);
    expect(zip).not.toBeVisible();
    await press('入力内容を確認する');
    await waitFor(() => expect(zip).toHaveFocus());
    expect(zip).toHaveAccessibleDescription(/提供エリア外/);
    server.use(http.get(api('/areaInfo'), () => HttpResponse.json({ ...MONTHLY_ONLY, is_valid_onetime: true })));
    await userEvent.clear(zip);
    await fillIn(zip, '1500003');
    await waitFor(() => expect(zip).toBeValid());
    expect(zip).toBeVisible();
  });

  it('of a company asks for the company, too', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: '会社の内容' })).toBeNull();
    await choose(/^法人/);
    await choosePlan();
    await goOnTo('会社の内容');
  });
});

describe('the price', () => {
  it.each([
    ['ja', 'お申し込みの内容', /^対面/, '毎月 27,970円（税込）', '今日のお支払い 27,970円（税込）'],
    ['en', 'Your order', /^In person/, 'Per month ¥27,970 (tax included)', 'Due today ¥27,970 (tax included)'],
  ] as const)('of today and of each month stands in sight, %s', async (lang, title, pickupMethod, monthly, today) => {
    keepLang(lang);
    await open();
    const place = heading(title).parentElement;
    await choose(pickupMethod);
    await choose(/^M[（ (]/);
    await userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数|^Bags per month/), 't8');
    expect(place).toHaveTextContent(monthly);
    expect(place).toHaveTextContent(today);
  });

  it('is nothing today by invoice, and each request’s of a one-time customer', async () => {
    leaveTyped('registration', {
      ...TYPED_REGISTRATION,
      contract_type: 'company',
      plan_kind: 'monthly',
      payment_method_id: '2',
    });
    server.use(http.get(api('/onetimePayments'), () => HttpResponse.json(onetimePrices())));
    await open();
    await choosePlan();
    expect(summary()).toHaveTextContent('今日のお支払い 0円');
    await choose(/^単発プラン/);
    expect(summary()).toHaveTextContent('料金 ご依頼ごとのお支払い');
    expect(await screen.findByText('1バッグ1,200円（税込）から。日時によって変わります。')).toBeVisible();
    expect(screen.getByRole('link', { name: '日時と料金を見る' })).toHaveAttribute('href', '/first-request');
  });
});
