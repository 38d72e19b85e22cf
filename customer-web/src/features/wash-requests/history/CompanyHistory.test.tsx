import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { keepLang } from '../../../i18n/language';
import { buildUser } from '../../../test/builders/build-user';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { openApp } from '../../../test/open-app';
import { signedIn } from '../../../test/signed-in';
import { api, server } from '../../../test/server';

const done = { status: 3, result_delivery_dt: '2026-11-16 18:20:00' } as const;
const CLERK = { id: 31, name: '鈴木 次郎' };
const OWNER = { id: 7, name: '山田 花子' };
const rows = [
  buildWashRequest({ ...done, id: 71, count: 2, cost_centre: '営業部', booked_by: CLERK }),
  buildWashRequest({ ...done, id: 72, count: 3, cost_centre: '総務部', booked_by: OWNER, price: 6_630 }),
  buildWashRequest({ ...done, id: 73, count: 5, booked_by: null, is_bag_delivery: true }),
];

/** A company's history; answers what the server was asked for. */
async function open(path = '/wash-history', user = {}, history = rows) {
  signedIn({ user: buildUser({ is_company: true, company_name: '株式会社山田', ...user }), history });
  const asked: string[] = [];
  server.use(
    http.get(api('/users/me/washRequests/costCentres'), () => HttpResponse.json(['経理部'])),
    http.get(api('/users/me/washRequests'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      const is = (name: string, value: unknown) => !query.has(name) || query.get(name) === String(value);
      return HttpResponse.json(
        history.filter((row) => is('cost_centre', row.cost_centre) && is('booked_by', row.booked_by?.id)),
      );
    }),
  );
  await openApp(path);
  return asked;
}

const choices = (label: string) =>
  within(screen.getByLabelText(label))
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('of a company is looked through by month, cost centre and who booked, and summed up', async () => {
  const asked = await open();
  expect(await screen.findByText('集配 2件・5バッグ')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('料金（税込） 6,630円');
  expect(choices('集荷月')).toEqual(['すべて', '11月']);
  expect(choices('部門')).toEqual(['すべて', '営業部', '総務部']);
  expect(choices('依頼した方')).toEqual(['すべて', '鈴木 次郎', '山田 花子']);
  await userEvent.selectOptions(screen.getByLabelText('集荷月'), '2026-11');
  await userEvent.selectOptions(screen.getByLabelText('依頼した方'), CLERK.name);
  expect(await screen.findByText('集配 1件・2バッグ')).toBeVisible();
  expect(asked.at(-1)).toBe('state=history&month=2026-11&booked_by=31');
  expect(screen.queryByRole('article', { name: '受付番号 72' })).toBeNull();
  expect(choices('依頼した方')).toHaveLength(3);
});

it('is found again as it was looked through, and all of it at a press', async () => {
  const asked = await open('/wash-history?cost_centre=経理部');
  expect(await screen.findByText('この条件に当てはまる集配はありません。')).toBeVisible();
  expect(new URLSearchParams(asked.at(-1)).get('cost_centre')).toBe('経理部');
  await userEvent.click(screen.getByRole('button', { name: '条件をクリア' }));
  expect(screen.getByRole('combobox', { name: '集荷月' })).toHaveFocus();
  expect(await screen.findByRole('article', { name: '受付番号 72' })).toBeVisible();
  expect(screen.getByLabelText('部門')).toHaveValue('');
});

it('asks nothing of the server that an address made up', async () => {
  const asked = await open('/wash-history?month=2026-13&booked_by=x');
  expect(await screen.findByText('集配 2件・5バッグ')).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(['state=history']));
});

it.each([
  ['', 'その月のすべてを確認できます', 'この集荷月の最新の60件の合計です。'],
  ['?month=2026-11', 'この集荷月の最新の60件の合計です。', 'その月のすべてを確認できます'],
])('leads on from 60 requests to one month, but not from there (%s)', async (search, words, other) => {
  const sixty = Array.from({ length: 60 }, (_, place) =>
    buildWashRequest({ ...done, id: 100 + place, cost_centre: '営業部' }),
  );
  await open(`/wash-history${search}`, {}, sixty);
  expect(await screen.findByText(words, { exact: false })).toBeVisible();
  expect(screen.queryByText(other, { exact: false })).toBeNull();
  expect(choices('集荷月').slice(0, 3)).toEqual(['すべて', '11月', '10月']);
  // Of a delivery 180 days ago, on 28 May, the pickup can have been in April.
  expect(choices('集荷月').at(-1)).toBe('4月');
  await screen.findByRole('option', { name: '経理部' });
  expect(choices('部門')).toEqual(['すべて', '経理部', '営業部']);
});

it('says the owner’s name where a clerk’s would be', async () => {
  await open();
  const row = await screen.findByRole('article', { name: '受付番号 72' });
  expect(await within(row).findByText('山田 花子')).toBeVisible();
});

it('speaks English', async () => {
  keepLang('en');
  await open();
  expect(await screen.findByText('Requests: 2 · Bags: 5')).toBeVisible();
  expect(screen.getByLabelText('Requested by')).toBeVisible();
});

it('of a person has neither', async () => {
  await open('/wash-history', { is_company: false });
  await screen.findByRole('article', { name: '受付番号 71' });
  expect(screen.queryByLabelText('集荷月')).toBeNull();
  expect(screen.queryByText(/集配 2件/)).toBeNull();
});
