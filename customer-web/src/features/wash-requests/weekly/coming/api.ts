import type { WeekExceptions } from '@laundry/shared/rules/weekly/weekly-dates';
import { dateOf, type JstDate } from '@laundry/shared/time/jst';
import { queryOptions } from '@tanstack/react-query';
import { answer, client } from '../../../../lib/calls/api';
import type { ComingWeeks } from '../../../../lib/calls/api-types';
import { REQUESTS_KEY } from '../../request-queries';

export interface Pause {
  readonly from: JstDate;
  readonly weeks: number;
}

/** What a customer wishes for days of their schedule; sent twice it is the same. */
export type WeekWish =
  | { readonly kind: 'skip' | 'takeBack'; readonly date: JstDate }
  | { readonly kind: 'move'; readonly date: JstDate; readonly moved_to: JstDate }
  | ({ readonly kind: 'pause' } & Pause)
  /** `seen`: the pauses that skip its days on the screen; a press that is told twice ends no other. */
  | ({ readonly kind: 'endPause'; readonly seen: string } & Pause);

export const comingWeeksQuery = queryOptions({
  // Another device may have changed it, and days become full: it is read anew whenever a screen opens.
  refetchOnMount: 'always',
  queryKey: [REQUESTS_KEY, 'coming-weeks'],
  queryFn: () => answer(client.GET('/api/v1/users/me/weekRequests/weeks')),
});

const WEEK = '/api/v1/users/me/weekRequests/weeks/{date}';
const PAUSE = '/api/v1/users/me/weekRequests/pause';

/** Answers all the coming weeks as they are then. */
export function sendWeekWish(wish: WeekWish): Promise<ComingWeeks> {
  switch (wish.kind) {
    case 'skip':
      return answer(client.PUT(WEEK, { params: { path: { date: wish.date } }, body: { moved_to: null } }));
    case 'move':
      return answer(client.PUT(WEEK, { params: { path: { date: wish.date } }, body: { moved_to: wish.moved_to } }));
    case 'takeBack':
      return answer(client.DELETE(WEEK, { params: { path: { date: wish.date } } }));
    case 'pause':
      return answer(client.PUT(PAUSE, { body: { from: wish.from, weeks: wish.weeks } }));
    case 'endPause':
      return answer(
        client.DELETE(PAUSE, { params: { query: { from: wish.from, weeks: wish.weeks, seen: wish.seen } } }),
      );
  }
}

export const NO_EXCEPTIONS: WeekExceptions = new Map();

/** The wishes that the coming weeks tell, for what a schedule is looked at with before it is saved. */
export const exceptionsOf = ({ weeks }: ComingWeeks): WeekExceptions =>
  new Map(
    weeks.flatMap(({ date, state, sched_pickup_dt }): [JstDate, JstDate | null][] => {
      if (state === 'skipped') return [[date, null]];
      return dateOf(sched_pickup_dt) === date ? [] : [[date, dateOf(sched_pickup_dt)]];
    }),
  );
