import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { CurrentUser, WashRequest } from '../../../lib/calls/api-types';
import { buildUser } from '../../../test/builders/build-user';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { openApp } from '../../../test/open-app';
import { api, refused, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

const CHANGE = { name: '部門を変更する' };
const COMPANY = { is_company: true, company_name: '株式会社山田' };
const delivered = buildWashRequest({
  status: 3,
  cost_centre: '営業部',
  result_delivery_dt: '2026-11-16 18:20:00',
});

/** The details of a delivered request; answers what was sent to be kept. */
async function openDetails(user: Partial<CurrentUser>, request: Partial<WashRequest> = {}) {
  return (await openDetailsOf(user, request)).sent;
}

async function openDetailsOf(user: Partial<CurrentUser>, request: Partial<WashRequest> = {}) {
  const world = signedIn({ user: buildUser(user), history: [{ ...delivered, ...request }] });
  const sent: unknown[] = [];
  server.use(
    http.get(api('/users/me/washRequests/costCentres'), () => HttpResponse.json(['営業部', '総務部'])),
    http.put(api('/users/me/washRequests/:id/costCentre'), async ({ request: call }) => {
      const body = (await call.json()) as { cost_centre: string };
      sent.push(body);
      world.history = world.history.map((row) => ({ ...row, cost_centre: body.cost_centre }));
      return HttpResponse.json(world.history[0]);
    }),
  );
  await openApp(`/wash-history?request=${delivered.id}`);
  await screen.findByText('詳細を閉じる');
  return Object.assign(world, { sent });
}

// The history is looked through by cost centre, too.
const field = () => screen.findByRole('combobox', { name: /^部門.*任意/ });
const shown = (name: string) => screen.findByText(name, { selector: 'dd' });
const save = () => userEvent.click(screen.getByRole('button', { name: '保存する' }));
async function type(text: string) {
  await userEvent.click(await screen.findByRole('button', CHANGE));
  await userEvent.clear(await field());
  await userEvent.type(await field(), text);
  await save();
}

it('is named anew by the company’s owner, out of those that were named last, and shown', async () => {
  const sent = await openDetails(COMPANY);
  await userEvent.click(await screen.findByRole('button', CHANGE));
  expect(await field()).toHaveValue('営業部');
  expect(await field()).toHaveFocus();
  const proposed = [...document.querySelectorAll('datalist option')].map((option) => option.getAttribute('value'));
  expect(proposed).toEqual(['営業部', '総務部']);
  await userEvent.clear(await field());
  await userEvent.type(await field(), '総務部');
  await save();
  expect(await shown('総務部')).toBeVisible();
  expect(await screen.findByRole('button', CHANGE)).toHaveFocus();
  expect(sent).toEqual([{ cost_centre: '総務部', seen: '営業部' }]);
});

it('stays as it is when that is chosen', async () => {
  const sent = await openDetails(COMPANY);
  await userEvent.click(await screen.findByRole('button', CHANGE));
  await userEvent.clear(await field());
  await userEvent.click(screen.getByRole('button', { name: '変更しない' }));
  expect(screen.getByRole('button', CHANGE)).toHaveFocus();
  expect(await shown('営業部')).toBeVisible();
  expect(sent).toEqual([]);
});

it('of a request that is under way is changed beside it', async () => {
  const { sched_pickup_dt, sched_delivery_dt } = delivered;
  signedIn({
    user: buildUser(COMPANY),
    current: [buildWashRequest({ status: 0, cost_centre: '営業部', sched_pickup_dt, sched_delivery_dt })],
  });
  server.use(http.get(api('/users/me/washRequests/costCentres'), () => HttpResponse.json([])));
  await openApp('/wash-request-currents');
  await userEvent.click(await screen.findByRole('button', CHANGE));
  expect(await field()).toHaveValue('営業部');
});

it('that somebody else has named meanwhile is said, with what it is now, before it is replaced', async () => {
  const world = await openDetailsOf(COMPANY);
  world.history = world.history.map((row) => ({ ...row, cost_centre: '総務部' }));
  server.use(
    http.put(
      api('/users/me/washRequests/:id/costCentre'),
      () => HttpResponse.json({ status: 409, detail: 'x', reason: 'stale' }, { status: 409 }),
      { once: true },
    ),
  );
  await type('経理部');
  expect((await screen.findAllByText(/ほかの方が部門を変更しました/)).length).toBeGreaterThan(0);
  expect(await shown('総務部')).toBeVisible();
  expect(await field()).toHaveValue('経理部');
  await save();
  expect(await shown('経理部')).toBeVisible();
});

it('a cost centre that is refused because it is invoiced already shows the server’s message', async () => {
  await openDetails(COMPANY);
  server.use(
    http.put(api('/users/me/washRequests/:id/costCentre'), () => refused(422, { cost_centre: 'cost_centre_invoiced' })),
  );
  await type('総務部');
  expect((await screen.findAllByText(/請求書に記載済みのため/)).length).toBeGreaterThan(0);
  expect(await field()).toHaveValue('総務部');
});

const CLERK = { ...COMPANY, id: 31, is_company_clerk: true };

it('is changed by whichever of the company’s people booked it', async () => {
  const sent = await openDetails(CLERK, { booked_by: { id: 31, name: '鈴木 次郎' } });
  await type('総務部');
  expect(await shown('総務部')).toBeVisible();
  expect(sent).toHaveLength(1);
});

it.each([
  ['one of its people of what another booked', CLERK, { booked_by: { id: 32, name: '佐藤 三郎' } }],
  ['one of its people of what the owner booked', CLERK, {}],
  ['a person', { is_company: false }, { cost_centre: null }],
  ['its owner, once an invoice has summed it up', COMPANY, { is_invoiced: true }],
] as const)('is not offered to %s', async (_, user, request) => {
  await openDetails(user, request);
  await screen.findByText('洗濯済み');
  expect(screen.queryByRole('button', CHANGE)).toBeNull();
});
