import type { JstDate } from '@laundry/shared/time/jst';
import { HttpResponse, http } from 'msw';
import type { ComingWeek, ComingWeeks, WeekRequest } from '../../lib/calls/api-types';
import { api } from '../server';

const MONDAYS: WeekRequest = {
  week_request_infos: [
    { week_type: 1, pickup_week_id: 1, pickup_time: '10:00', delivery_week_id: 4, delivery_time: '18:00' },
  ],
  count: 2,
  delivery_box_pw: '',
  bikou: '',
  pd_same_time: false,
};

/** A pickup on a day of a schedule that nothing is wished for yet. */
export const comingWeek = (date: JstDate, overrides: Partial<ComingWeek> = {}): ComingWeek => ({
  date,
  sched_pickup_dt: `${date} 10:00:00`,
  sched_delivery_dt: '2026-12-10 18:00:00',
  count: 2,
  state: 'planned',
  is_paused: false,
  pauses: [],
  reason: null,
  request_id: null,
  canCancel: false,
  is_open: true,
  moves: [
    { date: '2026-12-08', reason: null },
    { date: '2026-12-12', reason: 'closed_saturday' },
  ],
  ...overrides,
});

/** A schedule of Mondays, and its coming weeks as the server tells them. */
export const savedSchedule = (coming: Partial<ComingWeeks> = {}, saved: Partial<WeekRequest> = {}) => [
  http.get(api('/userWeekRequests'), () => HttpResponse.json([{ ...MONDAYS, ...saved }])),
  http.get(api('/users/me/weekRequests/weeks'), () =>
    HttpResponse.json({ weeks: [comingWeek('2026-12-07')], months: [], ...coming }),
  ),
];
