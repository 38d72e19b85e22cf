import { screen, waitFor, within } from '@testing-library/react';
import { setServerTime } from '@laundry/web-kit/clock';
import { beforeEach, expect, it } from 'vitest';
import type { RequestDetail } from '../../providers/api/api-types';
import { on } from '../../testing/answers';
import { api } from '../../testing/api';
import { PEOPLE, buildRequest } from '../../testing/builders';
import { putAway } from '../../testing/put-away';
import { renderConsole } from '../../testing/render-console';

let stops: readonly RequestDetail[];
let marked: number[];

const stop = (id: number, name1: string, time: string): RequestDetail =>
  buildRequest({
    id,
    name1,
    staff_id: PEOPLE.delivery.id,
    sched_dt: `2026-11-25 ${time}:00`,
    sched_pickup_dt: `2026-11-25 ${time}:00`,
  });

beforeEach(() => {
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  stops = [stop(1, '朝', '11:00'), stop(2, '昼', '12:00')];
  marked = [];
  api.use(
    on('get', '/admin/work', () => stops.map((request) => ({ ...request, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => stops.find((request) => request.id === id) ?? buildRequest()),
    on('post', '/admin/washRequest/{id}/setDate', ({ id }) => {
      marked.push(id);
      stops = stops.filter((request) => request.id !== id);
      return buildRequest({ id, status: 1 });
    }),
  );
});

const shown = (name: string) => screen.findByText(`${name} 美咲 様`);

async function open() {
  const { user } = renderConsole('/staff', { as: 'delivery' });
  await shown('朝');
  const mark = async () => {
    (await screen.findByRole('button', { name: '集荷済みにする' })).focus();
    await user.keyboard('{Enter}');
    within(await screen.findByRole('dialog'))
      .getByRole('button', { name: '確定する' })
      .focus();
    await user.keyboard('{Enter}');
  };
  return { user, mark };
}

it('goes on, by keyboard, at the heading of the next stop, where one press too many marks nothing', async () => {
  const { user, mark } = await open();
  await mark();
  await shown('昼');
  await waitFor(() => expect(screen.getByRole('heading', { name: '集荷' })).toHaveFocus());
  await user.keyboard('{Enter}{Enter}{Enter}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  putAway();
  await waitFor(() => expect(marked).toEqual([1]));
});

it('goes on at the heading of the screen when none is left', async () => {
  const { mark } = await open();
  await mark();
  await shown('昼');
  await mark();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'スタッフトップ' })).toHaveFocus());
  putAway();
  await waitFor(() => expect(marked).toEqual([1, 2]));
});

it('goes on at the heading of the stop that is chosen among those that follow', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: /昼 美咲/ }));
  await shown('昼');
  expect(screen.getByRole('heading', { name: '集荷' })).toHaveFocus();
});
