import { useQuery } from '@tanstack/react-query';
import { LIMITS } from '@laundry/shared/constants/limits';
import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { parsePlanId } from '@laundry/shared/rules/plan-id';
import type { RequestContext } from '@laundry/shared/rules/request-context';
import { addDays, dateOf } from '@laundry/shared/time/jst';
import type { RequestDetail } from '../../../providers/api-types';
import { nowJst, todayJst } from '../../../providers/clock';
import type { ConsoleDataProvider } from '../../../providers/data-provider';
import { useConsoleData } from '../../../providers/useConsoleData';

/** What the date rules need besides the request: closed days and the hours of the customer's area. */
export function useChangeContext(request: RequestDetail | undefined) {
  const data = useConsoleData();
  return useQuery({
    queryKey: ['change-context', request?.id, request?.send_addr_zipcode],
    queryFn: () => loadContext(data, request),
    enabled: request !== undefined,
  });
}

async function loadContext(
  data: ConsoleDataProvider,
  request: RequestDetail | undefined,
): Promise<RequestContext | null> {
  if (request === undefined) return null;
  const today = todayJst();
  const pickupDay = dateOf(request.sched_pickup_dt ?? today);
  const [holidays, area] = await Promise.all([
    data.businessHolidays(pickupDay < today ? pickupDay : today, addDays(today, LIMITS.daysAhead)),
    data.areaInfo(request.send_addr_zipcode ?? '', request.is_onetime),
  ]);
  return {
    now: nowJst(),
    calendar: {
      holidays: new Set(holidays.map((holiday) => holiday.date)),
      saturdayService: request.is_saturday_available === 1,
    },
    area: area.error === null ? { start_time: area.start_time, end_time: area.end_time } : null,
    sameTime: parsePlanId(request.plan_id)?.sameTime ?? false,
    requestType: request.request_type === REQUEST_TYPE.weekly ? REQUEST_TYPE.weekly : REQUEST_TYPE.eachTime,
  };
}
