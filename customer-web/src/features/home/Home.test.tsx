import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { fillIn } from '../../test/fill-in';
import { followLink } from '../../test/follow-link';
import { openApp } from '../../test/open-app';
import { api, server } from '../../test/server';
import { signedIn } from '../../test/signed-in';

const area = (is_valid_monthly: boolean, is_valid_onetime: boolean, error: string | null = null) =>
  server.use(
    http.get(api('/areaInfo'), () =>
      HttpResponse.json({ error, is_valid_monthly, is_valid_onetime, is_valid_onetime_b: false }),
    ),
  );

it.each([
  [true, true, null, /月額プランと単発プランを/, '/register'],
  [true, false, null, /月額プランをご利用/, '/register'],
  [false, true, null, /単発プランをご利用/, '/register'],
  [false, false, 'notarea', /エリア外です/, '/contact'],
] as const)(
  'tells a visitor whether we come, and the one next step (%s, %s, %s)',
  async (monthly, onetime, error, text, next) => {
    area(monthly, onetime, error);
    await openApp('/');
    await fillIn(await screen.findByLabelText(/^郵便番号/), '150-0001');
    const answer = (await screen.findByText(text)).parentElement ?? document.body;
    expect(
      within(answer)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([next]);
  },
);

it('answers a code that is none, and takes the one that was checked along to the registration', async () => {
  area(true, true);
  await openApp('/');
  const zip = await screen.findByLabelText(/^郵便番号/);
  await fillIn(zip, '150');
  await userEvent.keyboard('{Enter}');
  expect(zip).toHaveAccessibleDescription(/正しい郵便番号を入力してください/);
  await fillIn(zip, '0001');
  const answer = (await screen.findByText(/月額プランと単発プランを/)).parentElement ?? document.body;
  await followLink(within(answer).getByRole('link'));
  expect(await screen.findByLabelText(/^郵便番号/)).toHaveValue('1500001');
  // In the part of the address, which is still to come.
  expect(await screen.findByText('〒150-0001：この地域は集配エリア内です。')).toBeInTheDocument();
});

it('tells the price of each size, with its tax, and what is not to be had', async () => {
  await openApp('/');
  expect(await screen.findByRole('row', { name: /^M（80L）.*円（税込）/ })).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByLabelText('月のバッグ数'), 't56');
  expect(screen.getByRole('row', { name: /^S（35L） ご用意がありません/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /^LL（250L） .*円（税込）/ })).toBeInTheDocument();
});

it('tells what it costs from, and what is asked first, with a way to all questions', async () => {
  await openApp('/');
  expect(await screen.findByText('月3,800円から')).toBeVisible();
  expect(screen.getByText('税込。S（35L）のバッグを月2バッグ、対面でお受け渡しの場合です。')).toBeVisible();
  const once = screen.getByRole('link', { name: '1回だけなら、日時と料金を見る' });
  expect(once).toHaveAttribute('href', '/first-request');
  expect(screen.getByRole('img', { name: /集荷した洗濯物を/ })).toBeVisible();
  expect(screen.getByText('留守でも使えますか？')).toBeVisible();
  await followLink(screen.getByRole('link', { name: 'すべてのご質問を見る' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'よくあるご質問' })).toBeVisible();
});

it('leads a signed-in customer to the requests, with the query', async () => {
  signedIn();
  await openApp('/?from=mail');
  await waitFor(() => expect(`${window.location.pathname}${window.location.search}`).toBe('/wash-request?from=mail'));
});

it('keeps code and number of bags over a reload, and every link to the registration takes both along', async () => {
  area(true, true);
  await openApp('/');
  await fillIn(await screen.findByLabelText(/^郵便番号/), '150-0001');
  await userEvent.selectOptions(screen.getByLabelText('月のバッグ数'), 't10');
  for (const place of [0, 1, 2]) {
    cleanup();
    await openApp('/');
    expect(await screen.findByLabelText(/^郵便番号/)).toHaveValue('150-0001');
    expect(screen.getByLabelText('月のバッグ数')).toHaveValue('t10');
    await screen.findByText(/月額プランと単発プランを/);
    const link = screen.getAllByRole('link', { name: '新規会員登録' })[place];
    await followLink(link ?? document.body);
    expect(await screen.findByLabelText(/^都道府県/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^郵便番号/)).toHaveValue('1500001');
    expect(screen.getByLabelText(/^月のバッグ数/)).toHaveValue('t10');
    sessionStorage.removeItem('laundry.customer.draft.registration');
  }
});

it('brings what is asked next to a registration that was begun, but for what was typed over it', async () => {
  area(true, true);
  const ask = async (zip: string, part: string) => {
    await openApp('/');
    const field = await screen.findByLabelText(/^郵便番号/);
    await userEvent.clear(field);
    await fillIn(field, zip);
    await userEvent.selectOptions(screen.getByLabelText('月のバッグ数'), part);
    await followLink(screen.getAllByRole('link', { name: '新規会員登録' })[0] ?? field);
    await screen.findByLabelText(/^都道府県/);
  };
  await ask('1500001', 't10');
  await userEvent.selectOptions(screen.getByLabelText(/^月のバッグ数/), 't20');
  cleanup();
  await ask('1600022', 't6');
  expect(screen.getByLabelText(/^郵便番号/)).toHaveValue('1600022');
  expect(screen.getByLabelText(/^月のバッグ数/)).toHaveValue('t20');
});

it('begins a registration with the number of bags that is shown, chosen or not', async () => {
  await openApp('/');
  for (const part of ['t4', 't10']) {
    await userEvent.selectOptions(await screen.findByLabelText('月のバッグ数'), part);
    await followLink(screen.getByRole('button', { name: 'このバッグ数で登録に進む' }));
    expect(await screen.findByLabelText(/^月のバッグ数/)).toHaveValue(part);
    cleanup();
    await openApp('/');
  }
  expect(await screen.findByLabelText('月のバッグ数')).toHaveValue('t10');
});
