import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import type { WashRequest } from '../../../lib/calls/api-types';
import { buildUser } from '../../../test/builders/build-user';
import { buildWashRequest } from '../../../test/builders/build-wash-request';
import { openApp } from '../../../test/open-app';
import { api, server } from '../../../test/server';
import { signedIn } from '../../../test/signed-in';

const OWNER = { id: 12, name: '山田 花子' };
const ME = { id: 31, name: '鈴木 次郎' };
const booked = (
  id: number,
  cost_centre: string | null,
  by: WashRequest['booked_by'],
  rest: Partial<WashRequest> = {},
) => buildWashRequest({ id, cost_centre, booked_by: by, status: 3, sched_pickup_dt: '2026-11-11 10:00:00', ...rest });

async function openForm(user: object, history: WashRequest[], path = '/wash-request') {
  server.use(http.get(api('/users/me/washRequests/costCentres'), () => HttpResponse.json([])));
  signedIn({ user: buildUser({ is_company: true, ...user }), history });
  await openApp(path);
  await screen.findByRole('group', { name: '集荷日時' });
}
const field = () => screen.findByRole('combobox', { name: /^部門/ });
const CLERK = { id: ME.id, is_company_clerk: true };

it('is the one of the clerk’s own last request, not of a colleague’s or the owner’s', async () => {
  await openForm(CLERK, [
    booked(75, '経理部', OWNER),
    booked(74, '法務部', { id: 32, name: '佐藤 三郎' }),
    booked(73, '営業部', ME),
    booked(72, '総務部', ME),
  ]);
  expect(await field()).toHaveValue('営業部');
});

it('is none where the clerk’s last request had none', async () => {
  await openForm(CLERK, [booked(73, null, ME), booked(72, '総務部', ME)]);
  expect(await field()).toHaveValue('');
});

it.each([
  ['alone', null],
  ['beside others', OWNER],
])('is the owner’s own last, who books %s; a schedule’s is nobody’s', async (_, by) => {
  await openForm({}, [
    booked(75, '法務部', null, { request_type: '2' }),
    booked(74, '営業部', by),
    booked(71, '総務部', by),
  ]);
  expect(await field()).toHaveValue('営業部');
});

it('is that of the request that is asked for once more', async () => {
  await openForm(CLERK, [booked(73, '営業部', ME), booked(72, '総務部', ME)], '/wash-request?again=72');
  expect(await field()).toHaveValue('総務部');
});
