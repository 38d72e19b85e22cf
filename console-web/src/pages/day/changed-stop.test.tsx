import { setServerTime } from '@laundry/web-kit/clock';
import { screen, within } from '@testing-library/react';
import { http } from 'msw';
import { expect, it } from 'vitest';
import { on } from '../../testing/answers';
import { API, api, problem } from '../../testing/api';
import { PEOPLE, buildRequest } from '../../testing/builders';
import { openStream } from '../../testing/live-stream';
import { renderConsole } from '../../testing/render-console';

const stop = (id: number, name1: string, time: string) =>
  buildRequest({
    ...{ id, name1, staff_id: PEOPLE.delivery.id },
    ...{ sched_pickup_dt: `2026-11-25 ${time}:00`, sched_dt: `2026-11-25 ${time}:00` },
  });

it('says on the cards of a driver’s day who else has just changed a stop', async () => {
  // Eleven in Japan.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  const stops = [stop(1, '伊藤', '10:00'), stop(2, '田中', '12:00'), stop(3, '森', '13:00')];
  const stream = openStream();
  api.use(
    http.get(`${API}/admin/live`, () => stream.answer()),
    on('get', '/admin/live/people', () => [{ id: 77, name1: '佐藤', name2: '花' }]),
    on('get', '/admin/work', () => stops.map((row) => ({ ...row, marked: [] }))),
    on('get', '/admin/washRequest/{id}', ({ id }) => stops.find((row) => row.id === id) ?? problem(404, {})),
  );
  renderConsole('/staff', { as: 'delivery' });
  const next = within(await screen.findByRole('region', { name: '次の予定' }));
  const change = { resource: 'wash-requests', who: 'operator', by: 77 } as const;
  stream.tell('changes', [
    { ...change, id: 1, version: 2 },
    { ...change, id: 2, version: 3 },
  ]);
  expect(await next.findByText('佐藤さんが変更')).toBeInTheDocument();
  const following = screen.getAllByRole('listitem').filter((line) => within(line).queryByText(/様$|田中|森/) !== null);
  expect(following.map((line) => line.textContent?.includes('佐藤さんが変更'))).toEqual([true, false]);
});
