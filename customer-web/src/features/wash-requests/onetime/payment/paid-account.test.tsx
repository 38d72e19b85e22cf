import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { keepLang } from '../../../../i18n/language';
import { ONETIME_WORDS, onetimeCustomer, press } from '../../../../test/builders/onetime';
import { held } from '../../../../test/held';
import { openApp } from '../../../../test/open-app';
import { api, server } from '../../../../test/server';

const refusal = (error_code: string, error_message: string) => ({
  is_ok: false,
  errors: [{ error_code, error_message }],
});
const COMPANY = { user: { is_company: true, payment_method_id: 3 } } as const;
const OK = { is_ok: true, errors: [] };

async function openAsCompany(...checks: object[]) {
  let asked = 0;
  onetimeCustomer(COMPANY);
  server.use(
    http.get(api('/paidAccount/status'), () => HttpResponse.json(checks[Math.min(asked++, checks.length - 1)])),
  );
  await openApp('/wash-request');
}
const next = (lang: 'ja' | 'en' = 'ja') => screen.findByRole('button', { name: ONETIME_WORDS[lang].next });

describe('deferred invoice', () => {
  it('is checked first: until then the confirmation waits', async () => {
    onetimeCustomer(COMPANY);
    const check = held('get', '/paidAccount/status', () => HttpResponse.json(OK));
    await openApp('/wash-request');
    expect(await next()).toHaveAccessibleDescription('お支払い情報を確認しています');
    await check.letGo();
    expect(await screen.findByText('後払い請求書をご利用いただけます。')).toBeVisible();
    expect(await next()).not.toHaveAttribute('aria-disabled');
  });

  it.each([
    ['ja', 'アカウントを作成する', '後払い請求書をご利用いただけます。'],
    ['en', 'Create account', 'You can pay by deferred invoice.'],
  ] as const)('makes the account that is not there yet, in %s', async (lang, create, ready) => {
    keepLang(lang);
    await openAsCompany(refusal('CE-0001', '会員が存在しません'), OK);
    server.use(http.post(api('/paidAccount'), () => HttpResponse.json(OK)));
    expect(await screen.findByRole('button', { name: create })).toBeVisible();
    expect(await next(lang)).toHaveAttribute('aria-disabled', 'true');
    await press(create);
    expect(await screen.findByText(ready)).toBeVisible();
  });

  it('says the code when the provider makes none', async () => {
    await openAsCompany(refusal('CE-0001', '会員が存在しません'));
    server.use(http.post(api('/paidAccount'), () => HttpResponse.json(refusal('CE-0002', '審査の結果'))));
    await press('アカウントを作成する');
    expect(await screen.findByRole('alert')).toHaveTextContent('アカウントの作成に失敗しました。エラーコード：CE-0002');
  });

  it('that is refused says why, without the provider’s own names, and another way is open', async () => {
    await openAsCompany(refusal('CE-0003', 'Paidのご利用可能額を超えています'));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('お支払い情報を確認できませんでした');
    expect(alert).toHaveTextContent('ご利用可能額を超えています');
    expect(alert).not.toHaveTextContent('Paid');
    await userEvent.click(screen.getByRole('radio', { name: /クレジットカード/ }));
    expect(await next()).not.toHaveAttribute('aria-disabled');
  });
});
