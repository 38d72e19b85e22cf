import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { pickupDateChoices } from '@laundry/shared/rules/dates/pickup-rules';
import { type JstDate, type JstDateTime, monthOf } from '@laundry/shared/time/jst';
import { HttpResponse, http } from 'msw';
import type { CurrentUser, WashRequest } from '../lib/calls/api-types';
import { keepToken } from '../lib/session/session-token';
import { buildUser } from './builders/build-user';
import { httpDate } from './http-date';
import { api, server } from './server';

export interface World {
  now: JstDateTime;
  user: Partial<CurrentUser>;
  /** Hours of the customer's area; null where nobody comes. */
  area: { start_time: string; end_time: string; onetime?: 'A' | 'B' } | null;
  holidays: JstDate[];
  fullDays: JstDate[];
  current: WashRequest[];
  history: WashRequest[];
  /** Waiting for their payment. */
  held: WashRequest[];
  /** Cancelled automatically. */
  lapsed: WashRequest[];
}

/** A customer who is signed in, on Tuesday 24 November 2026 at half past eight; the 27th is a holiday, the 1st is full. */
export function signedIn(overrides: Partial<World> = {}): World {
  const world: World = {
    now: '2026-11-24 08:30:00',
    user: {},
    area: { start_time: '10:00', end_time: '22:00' },
    holidays: ['2026-11-27'],
    fullDays: ['2026-12-01'],
    current: [],
    history: [],
    held: [],
    lapsed: [],
    ...overrides,
  };
  const user = () => buildUser({ turned_month: monthOf(world.now), ...world.user });
  const zip = '1500001';
  keepToken('token-1');
  server.use(
    // The screens follow the server's clock, which its answers tell.
    http.get(api('/users/me'), () => HttpResponse.json(user(), { headers: { Date: httpDate(world.now) } })),
    http.get(api('/areaInfo'), () =>
      HttpResponse.json({
        error: world.area === null ? 'notarea' : null,
        zipcode: zip,
        start_time: world.area?.start_time ?? null,
        end_time: world.area?.end_time ?? null,
        bikou: null,
        is_valid_monthly: world.area !== null,
        is_valid_onetime: world.area?.onetime === 'A',
        is_valid_onetime_b: world.area?.onetime === 'B',
      }),
    ),
    http.get(api('/users/me/notifications'), () => HttpResponse.json({ line: null, push: null, muted: [] })),
    http.get(api('/businessHolidays'), () => HttpResponse.json(world.holidays.map((date, id) => ({ id, date })))),
    http.get(api('/users/me/pickupDates'), ({ request }) => {
      const query = new URL(request.url).searchParams;
      return HttpResponse.json(pickupDates(world, user(), query.get('from') ?? '', query.get('to') ?? ''));
    }),
    http.get(api('/users/me/washRequests'), ({ request }) => {
      const state = new URL(request.url).searchParams.get('state');
      const { current, history, held, lapsed } = world;
      const rows: Partial<Record<string, WashRequest[]>> = { history, held, lapsed };
      return HttpResponse.json(rows[state ?? ''] ?? current);
    }),
    http.get(api('/users/me/washRequests/:id/photos'), () => HttpResponse.json([])),
    http.get(api('/users/me/payments'), () =>
      HttpResponse.json({ from: '2026-06', until: '2026-11', payments: [], invoice_months: [], older: null }),
    ),
    http.get(api('/userWeekRequests'), () => HttpResponse.json([])),
    http.get(api('/users/me/weekRequests/weeks'), () => HttpResponse.json({ weeks: [], months: [] })),
    http.post(api('/users/me/checkWeekRequests'), () => HttpResponse.json({ ok: true, needed: 0, granted: 8 })),
    http.get(api('/stoppedUserInfos'), () => HttpResponse.json({ stopped_infos: [], unpaid_charges: [] })),
  );
  return world;
}

function pickupDates(world: World, user: CurrentUser, from: JstDate, to: JstDate) {
  const calendar = { holidays: new Set(world.holidays), saturdayService: user.is_saturday_available === 1 };
  const sameTime = parsePlanId(user.user_plan.plan_id)?.sameTime === true;
  const context = { now: world.now, calendar, area: world.area, sameTime, requestType: REQUEST_TYPE.eachTime };
  return pickupDateChoices(from, to, context, new Set(world.fullDays));
}
