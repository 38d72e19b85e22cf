import { machineMillis, setServerTime } from '@laundry/web-kit/clock';
import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { operatorOf } from '../../../providers/access/operator';
import { actsStore } from '../../../providers/offline-acts/acts-store';
import { keepDay } from '../../../providers/stored-day/stored-day';
import { API, api } from '../../../testing/api';
import { PEOPLE, buildRequest } from '../../../testing/builders';
import { renderConsole } from '../../../testing/render-console';

it('a day that the device had kept begins with what is marked in it, and says of when it is', async () => {
  // Eleven in Japan.
  setServerTime('Wed, 25 Nov 2026 02:00:00 GMT');
  const at = '2026-11-25 10:00:00';
  const stop = (id: number, name1: string) => ({
    ...buildRequest({ id, name1, staff_id: PEOPLE.delivery.id, sched_dt: at, sched_pickup_dt: at }),
    marked: [],
  });
  const rows = [stop(1, '伊藤'), stop(2, '田中')];
  await keepDay('token', { operator: operatorOf(PEOPLE.delivery), rows, details: rows, readAt: machineMillis() });
  await actsStore.add({
    key: 'a',
    doneMillis: machineMillis(),
    sentAs: null,
    refusal: null,
    act: {
      kind: 'mark',
      userId: PEOPLE.delivery.id,
      requestId: 1,
      seenSchedDt: at,
      seenStatus: 0,
      resultKey: 'result_pickup_dt',
      stampAt: '2026-11-25 10:05:00',
      doneAt: null,
      count: null,
    },
  });
  renderConsole('/staff', { as: 'delivery' });
  api.use(
    http.get(`${API}/users/me`, () => HttpResponse.error()),
    // Nobody knows yet whether there is a line.
    http.get(`${API}/admin/work`, () => new Promise<never>(() => undefined)),
    http.post(`${API}/admin/washRequest/1/setDate`, () => HttpResponse.error()),
  );
  expect(await screen.findByText('田中 美咲 様', { selector: 'p' })).toBeInTheDocument();
  expect(screen.getByText('のこり1件')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: '未送信 1件' })).toBeInTheDocument();
  expect(screen.getByText(/11:00時点の予定を表示しています/)).toBeInTheDocument();
});
