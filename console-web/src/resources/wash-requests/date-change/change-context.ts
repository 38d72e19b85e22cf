import { LIMITS } from '@laundry/shared/constants/limits';
import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import type { AreaHours } from '@laundry/shared/rules/areas/area-hours';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { type JstDate, addDays, dateOf } from '@laundry/shared/time/jst';
import type { AreaInfo, RequestDetail } from '../../../providers/api/api-types';
import { nowJst, todayJst } from '../../../providers/clock';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import type { ChangeContext } from './leg-days';

/** What the date rules need besides each request: closed and full days, asked for once, and the hours of each area. */
export async function loadContexts(
  data: ConsoleDataProvider,
  requests: readonly RequestDetail[],
): Promise<readonly ChangeContext[]> {
  const today = todayJst();
  const last = addDays(today, LIMITS.daysAhead);
  const [holidays, full, areas] = await Promise.all([
    data.businessHolidays(firstDay(requests, today), last),
    data.getFullDays({ from: today, to: last }),
    areasOf(data, requests),
  ]);
  const closed = new Set(holidays.map(({ date }) => date));
  const taken = new Set(full.map(({ date }) => date));
  return requests.map((request, index) => ({
    now: nowJst(),
    full: taken,
    calendar: { holidays: closed, saturdayService: request.is_saturday_available === 1 },
    area: hoursOf(areas[index]),
    sameTime: parsePlanId(request.plan_id)?.sameTime ?? false,
    requestType: request.request_type === REQUEST_TYPE.weekly ? REQUEST_TYPE.weekly : REQUEST_TYPE.eachTime,
    leavesAt: request.withdrawal_dt ?? null,
  }));
}

/** Working days count from a pickup on, which may be past. */
const firstDay = (requests: readonly RequestDetail[], today: JstDate): JstDate =>
  requests.reduce((first, { sched_pickup_dt: pickup }) => {
    const day = dateOf(pickup ?? today);
    return day < first ? day : first;
  }, today);

/** The area of each, an address asked about once. */
function areasOf(data: ConsoleDataProvider, requests: readonly RequestDetail[]): Promise<readonly AreaInfo[]> {
  const asked = new Map<string, Promise<AreaInfo>>();
  return Promise.all(
    requests.map(({ send_addr_zipcode: zipcode = '', is_onetime }) => {
      const key = `${zipcode} ${is_onetime}`;
      const answer = asked.get(key) ?? data.areaHours(zipcode, is_onetime);
      asked.set(key, answer);
      return answer;
    }),
  );
}

const hoursOf = (area: AreaInfo | undefined): AreaHours | null =>
  area === undefined || area.error !== null || area.start_time === null || area.end_time === null
    ? null
    : { start_time: area.start_time, end_time: area.end_time };
