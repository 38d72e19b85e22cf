import { type JstDate, type JstDateTime, dateOf } from '@laundry/shared/time/jst';
import { queryOptions } from '@tanstack/react-query';
import type { PickupSetting } from '../../request-setting';
import { holidaysQuery } from '../../request-queries';

/** The days off: all that is told of the calendar to who has no account. */
export const visitorSettingQuery = (now: JstDateTime) => {
  const query = holidaysQuery(dateOf(now));
  return queryOptions({
    queryKey: [...query.queryKey, 'dates'],
    retry: false,
    queryFn: async ({ client }): Promise<readonly JstDate[]> =>
      (await client.fetchQuery(query)).map(({ date }) => date),
  });
};

/** Which days are full is told to customers only: the request is refused then, and another day chosen. */
export const VISITOR_PICKUPS: PickupSetting = { pickupDays: [], taken: new Set() };
