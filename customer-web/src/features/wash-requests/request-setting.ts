import { LIMITS } from '@laundry/shared/constants/limits';
import type { RequestType } from '@laundry/shared/constants/progress';
import { ROLE } from '@laundry/shared/constants/roles';
import type { AreaHours } from '@laundry/shared/rules/areas/area-hours';
import { type PlanId, isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import type { DateChoice, RequestContext } from '@laundry/shared/rules/dates/request-context';
import { isServed } from '@laundry/shared/rules/plans/area-service';
import { type JstDate, type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { queryOptions } from '@tanstack/react-query';
import type { AreaInfo, CurrentUser, WashRequest } from '../../lib/calls/api-types';
import { areaInfoQuery } from '../../lib/areas/area-info';
import { REQUESTS_KEY, currentRequestsQuery, holidaysQuery, pickupDatesQuery } from './request-queries';

/** What only the server knows about when a customer's bags can be fetched and brought. */
export interface RequestSetting {
  /** null where the customer has no address, or it is not served at all. */
  readonly area: AreaInfo | null;
  readonly holidays: readonly JstDate[];
  readonly pickupDays: readonly DateChoice[];
  /** Pickups that the customer has asked for already: another at the same time is refused (handbook/requests.md). */
  readonly taken: ReadonlySet<JstDateTime>;
}

/** What decides when bags can be fetched, beside the rules. */
export interface PickupSetting extends Pick<RequestSetting, 'pickupDays' | 'taken'> {
  /** Pickups that wait for their payment. */
  readonly held?: ReadonlySet<JstDateTime | null>;
}

/** The hours that those see who only look at the form and have no address of their own. */
const LOOKER_AREA: AreaInfo = {
  error: null,
  zipcode: '',
  start_time: `${LIMITS.firstHour}:00`,
  end_time: `${LIMITS.lastHour}:00`,
  bikou: null,
  is_valid_monthly: true,
  is_valid_onetime: false,
  is_valid_onetime_b: false,
};

export const isCustomer = (user: Pick<CurrentUser, 'role'>): boolean => user.role === ROLE.customer;

export function isOnetimeRow({ plan_id }: Pick<WashRequest, 'plan_id'>): boolean {
  const plan = parsePlanId(plan_id);
  return plan !== null && isOnetime(plan);
}

/** Read together, because no day can be offered before all of it is known. */
export const requestSettingQuery = (user: CurrentUser, now: JstDateTime) => {
  const today = dateOf(now);
  const zip = user.send_addr_zipcode || '';
  return queryOptions({
    queryKey: [REQUESTS_KEY, 'setting', user.id, zip, today],
    // Its parts are retried themselves: retrying the whole as well would show a failure only after 12 seconds.
    retry: false,
    queryFn: async ({ client }): Promise<RequestSetting> => {
      const customer = isCustomer(user);
      const [area, holidays, pickupDays, current] = await Promise.all([
        zip === '' ? null : client.fetchQuery(areaInfoQuery(zip)),
        client.fetchQuery(holidaysQuery(today)),
        customer ? client.fetchQuery(pickupDatesQuery(today)) : [],
        customer ? client.fetchQuery(currentRequestsQuery) : [],
      ]);
      return {
        area: customer ? area : (area ?? LOOKER_AREA),
        holidays: holidays.map(({ date }) => date),
        pickupDays,
        taken: new Set(current.flatMap(({ sched_pickup_dt }) => sched_pickup_dt ?? [])),
      };
    },
  });
};

/** What the shared rules decide by: the server's facts, the plan, and the moment. */
export function requestContext(
  setting: RequestSetting,
  { user, plan, requestType, now }: { user: CurrentUser; plan: PlanId; requestType: RequestType; now: JstDateTime },
): RequestContext {
  return {
    now,
    calendar: { holidays: new Set(setting.holidays), saturdayService: user.is_saturday_available === 1 },
    area: setting.area && servedHours(setting.area, plan),
    sameTime: plan.sameTime,
    requestType,
    leavesAt: user.withdrawal_dt,
  };
}

function servedHours(area: AreaInfo, plan: PlanId): AreaHours | null {
  const { start_time, end_time } = area;
  if (area.error !== null || start_time === null || end_time === null || !isServed(area, plan)) return null;
  return { start_time, end_time };
}
