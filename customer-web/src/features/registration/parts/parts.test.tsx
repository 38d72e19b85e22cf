import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { fillIn } from '../../../test/fill-in';
import { openApp } from '../../../test/open-app';
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
    await press('お伺い先へ進む');
    expect(await screen.findByText('集配方法を選択してください')).toBeVisible();
    expect(screen.queryByText('必須項目です')).toBeNull();
    expect(screen.getByRole('radio', { name: /^対面/ })).toHaveFocus();
    await choose(/^対面/);
    expect(screen.queryByText('集配方法を選択してください')).toBeNull();
  });

  it('folds to what is in it, leads to the next, and opens again', async () => {
    await open();
    await choosePlan();
    await press('お伺い先へ進む');
    await waitFor(() => expect(heading('お伺い先')).toHaveFocus());
    expect(screen.getByText('月8バッグ M（80L） 対面', { selector: 'p' })).toBeVisible();
    expect(screen.getByLabelText(/^月のバッグ数/)).not.toBeVisible();
    await press('ご利用内容を変える');
    expect(screen.getByLabelText(/^月のバッグ数/)).toBeVisible();
    expect(heading('ご利用内容')).toHaveFocus();
  });

  it('opens when the whole form finds something wrong in it', async () => {
    await open();
    await fillIn(screen.getByLabelText(/^郵便番号/), '1500001');
    await fillIn(screen.getByLabelText(/^都道府県/), '東京都渋谷区');
    await fillIn(screen.getByLabelText(/^町名・番地/), '神宮前1-2-3');
    await press('ご登録者へ進む');
    await waitFor(() => expect(screen.getByLabelText(/^郵便番号/)).not.toBeVisible());
    expect(screen.getByText('〒150-0001 東京都渋谷区神宮前1-2-3')).toBeVisible();
    await choose(/^単発プラン/);
    await choose(/^対面/);
    await userEvent.click(screen.getByRole('checkbox', { name: /利用規約/ }));
    await press('入力内容を確認する');
    await waitFor(() => expect(screen.getByLabelText(/^郵便番号/)).toHaveFocus());
    expect(screen.getByLabelText(/^郵便番号/)).toBeVisible();
  });

  it('of a company asks for the company, too', async () => {
    await open();
    expect(screen.queryByRole('heading', { name: '会社の内容' })).toBeNull();
    await choose(/^法人/);
    await choosePlan();
    await press('会社の内容へ進む');
    await waitFor(() => expect(heading('会社の内容')).toHaveFocus());
  });
});

describe('the price', () => {
  it.each([
    ['ja', 'お申し込みの内容', /^対面/, '毎月 27,970円（税込）', '今日のお支払い 27,970円（税込）'],
    ['en', 'Your order', /^In person/, 'Each month ¥27,970 (tax included)', 'To pay today ¥27,970 (tax included)'],
  ] as const)('of today and of each month stands in sight, %s', async (lang, title, handOver, monthly, today) => {
    keepLang(lang);
    await open();
    const place = heading(title).parentElement;
    await choose(handOver);
    await choose(/^M[（ (]/);
    await userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数|^Plan/), 't8');
    expect(place).toHaveTextContent(monthly);
    expect(place).toHaveTextContent(today);
  });

  it('is nothing today by invoice, and each request’s of a one-time customer', async () => {
    await open();
    await choose(/^法人/);
    await choosePlan();
    await choose(/^請求書/);
    expect(summary()).toHaveTextContent('今日のお支払い 0円（税込）');
    await choose(/^単発プラン/);
    expect(summary()).toHaveTextContent('料金 ご依頼ごとのお支払い');
  });
});
