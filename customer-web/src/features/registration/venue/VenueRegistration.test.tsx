import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { leaveTyped } from '../../../test/draft';
import { TYPED_REGISTRATION, goOnTo } from '../../../test/builders/registration';
import { followLink } from '../../../test/follow-link';
import { fillIn } from '../../../test/fill-in';
import { openApp } from '../../../test/open-app';
import { takeReturnPath } from '../../../lib/session/return-path';
import { api, problem, refused, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

const SERVED = { error: null, is_valid_monthly: true, is_valid_onetime: true, is_valid_onetime_b: false };
const PASSWORD = 'secret-2026';
const VENUE = {
  code: 'DEMO000001',
  name: '青葉レジデンス',
  provider_name: '青葉不動産',
  property_name: '青葉レジデンス神宮前',
  default_lang: 'ja',
  pickup_delivery_types: [2, 3],
};
const DRAFT = { ...TYPED_REGISTRATION, pickup_delivery_type: '3', send_addr_detail3: '青葉レジデンス' };

beforeEach(() => {
  server.use(
    http.get(api('/areaInfo'), () => HttpResponse.json(SERVED)),
    http.get(api('/venues/DEMO000001'), () => HttpResponse.json(VENUE)),
  );
});

const open = async () => {
  leaveTyped('registration.DEMO000001', DRAFT);
  await openApp('/register/code/DEMO000001');
  await screen.findByLabelText(/利用規約/); // the form's last field
};
const toConfirm = async () => {
  await goOnTo('集配先');
  await fillIn(screen.getByLabelText(/^部屋番号/), '502');
  await goOnTo('ご登録者');
  await fillIn(await screen.findByLabelText(/^パスワード必須/), PASSWORD);
  await fillIn(screen.getByLabelText(/^パスワード（確認）/), PASSWORD);
  await goOnTo('お手続き');
  await userEvent.click(screen.getByRole('checkbox', { name: /利用規約/ }));
  await userEvent.click(screen.getByRole('button', { name: '入力内容を確認する' }));
};

it('asks for the room, and offers what the house offers', async () => {
  await open();
  expect(screen.getByRole('radio', { name: /^コンシェルジュ/ })).toBeInTheDocument();
  expect(screen.queryByRole('radio', { name: /^ドアノブ/ })).not.toBeInTheDocument();
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    'href',
    'http://localhost/register/code/DEMO000001',
  );
  await goOnTo('集配先');
  await userEvent.click(screen.getByRole('button', { name: 'ご登録者へ進む' }));
  const room = screen.getByLabelText(/^部屋番号/);
  await waitFor(() => expect(room).toHaveAccessibleDescription(/必須項目です/));
  expect(room).toHaveFocus();
});

it('registers with venue and room', async () => {
  let sent: unknown;
  server.use(
    http.post(api('/venues/DEMO000001/register'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ token: null, ticket: 't', user: { id: 3, payment_method_id: 3 } }, { status: 201 });
    }),
    http.get(api('/getToken/t'), () => problem(404)),
  );
  await open();
  await toConfirm();
  await userEvent.click(await screen.findByRole('button', { name: 'この内容で登録する' }));
  await waitFor(() => expect(window.location.pathname).toBe('/onetime-register-complete/t'));
  expect(sent).toMatchObject({
    source_venue_code: 'DEMO000001',
    send_addr_detail3: '青葉レジデンス',
    send_addr_detail3_room_number: '502',
    pickup_delivery_type: 3,
  });
});

it('confirms the venue among where it is picked up and delivered', async () => {
  await open();
  await toConfirm();
  await screen.findByRole('button', { name: 'この内容で登録する' });
  const section = screen.getByRole('heading', { name: '集配先住所' }).closest('section');
  expect(within(section!).getByText('提携施設').nextSibling).toHaveTextContent('青葉レジデンス神宮前');
});

it('stays on the confirmation when its answer is lost, and registers once under the same key, whichever language is chosen meanwhile', async () => {
  const keys: (string | null)[] = [];
  const bodies: unknown[] = [];
  server.use(
    http.post(api('/venues/DEMO000001/register'), async ({ request }) => {
      bodies.push(await request.json());
      keys.push(request.headers.get('Idempotency-Key'));
      return HttpResponse.error();
    }),
  );
  await open();
  await toConfirm();
  await userEvent.click(await screen.findByRole('button', { name: 'この内容で登録する' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^送信できたか確認できませんでした/);
  await userEvent.click(screen.getByRole('button', { name: 'English' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Sign up' }));
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toBe(keys[1]);
  expect(bodies[0]).toEqual(bodies[1]);
  expect(screen.getByRole('heading', { level: 1, name: 'Check your details' })).toBeVisible();
});

it('tells whoever has an account to log in and scan again, and leads back by itself', async () => {
  server.use(http.post(api('/venues/DEMO000001/register'), () => refused(422, { email: 'email_in_use' })));
  await open();
  await toConfirm();
  await userEvent.click(await screen.findByRole('button', { name: 'この内容で登録する' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('ログインしてから、もう一度コードを読み取ってください');
  await followLink(screen.getByRole('link', { name: 'このメールアドレスでログインする' }));
  await waitFor(() => expect(window.location.pathname).toBe('/login'));
  expect(takeReturnPath()).toBe('/register/code/DEMO000001');
});

it('opens in the language of the venue, until another is chosen', async () => {
  server.use(http.get(api('/venues/DEMO000001'), () => HttpResponse.json({ ...VENUE, default_lang: 'en' })));
  localStorage.removeItem('laundry.customer.lang');
  await openApp('/register/code/DEMO000001');
  expect(await screen.findByLabelText(/^Room number/)).toBeInTheDocument();
});

it('fills in its building, to which nothing is left to add but the room', async () => {
  await openApp('/register/code/DEMO000001');
  expect(await screen.findByLabelText(/^建物名/)).toHaveValue('青葉レジデンス神宮前');
});

it('leads to the registration when there is no such venue, and says so', async () => {
  server.use(http.get(api('/venues/NOWHERE1'), () => problem(404)));
  await openApp('/register/code/NOWHERE1');
  await waitFor(() => expect(window.location.pathname).toBe('/register'));
  expect(await screen.findByText('提携施設のコードが見つかりませんでした')).toBeVisible();
});

it('tells a customer of another house that it is not for them, and leads home', async () => {
  signedIn();
  await openApp('/register/code/DEMO000001');
  expect(await screen.findByRole('dialog')).toHaveTextContent('この提携施設のご登録ではありません');
  await followLink(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(window.location.pathname).toBe('/wash-request'));
});

it('lets a resident change room and pickup method', async () => {
  signedIn({
    user: {
      source_venue_code: 'DEMO000001',
      send_addr_detail3: '青葉レジデンス@502',
      user_plan: { plan_id: 't8_1', pickup_delivery_type: 3, user_plan_option: 0 },
    },
  });
  let sent: unknown;
  server.use(
    http.put(api('/venues/DEMO000001/register'), async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json({ token: { access_token: 'token-1' }, user: { id: 12, payment_method_id: 1 } });
    }),
  );
  await openApp('/register/code/DEMO000001');
  const room = await screen.findByLabelText(/^部屋番号/);
  expect(room).toHaveValue('502');
  expect(screen.getByLabelText(/^建物名/)).toHaveValue('青葉レジデンス');
  await userEvent.clear(room);
  await fillIn(room, '1203');
  await userEvent.click(screen.getByRole('button', { name: '入力内容を確認する' }));
  expect(await screen.findByText('変更前：502')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'この内容に変更する' }));
  expect(await screen.findByRole('heading', { name: 'お客様情報を変更しました' })).toHaveFocus();
  expect(sent).toEqual({
    send_addr_detail3_room_number: '1203',
    bill_addr_detail3: '青葉レジデンス@1203',
    version: 1,
  });
});
