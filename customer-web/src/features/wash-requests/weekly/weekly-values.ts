import { REQUEST_TYPE } from '@laundry/shared/constants/progress';
import { WEEK_TYPE, type WeekType, type Weekday } from '@laundry/shared/constants/week-types';
import { type AreaHours, timesOf } from '@laundry/shared/rules/areas/area-hours';
import { isTypedAnew } from '@laundry/shared/rules/door-code/door-code';
import type { WeeklyEntry, WeeklyForm } from '@laundry/shared/rules/weekly/weekly-form';
import type { JstTime } from '@laundry/shared/time/jst';
import type { WeekRequest, WeekRequestsBody } from '../../../lib/calls/api-types';
import { smallestCount } from '../booking/booking-values';

/** One form of a schedule as it is typed. Its door code stands apart, because it is never written down. */
export interface WeeklyLine {
  /** Of this form in this browser, so that its door code stays with it when another form is taken out. */
  readonly id: string;
  readonly week_type: WeekType;
  readonly pickup_week: Weekday | null;
  readonly pickup_time: JstTime;
  readonly delivery_week: Weekday | null;
  readonly delivery_time: JstTime;
  readonly count: number;
  readonly bikou: string;
}

export interface WeeklyValues {
  lines: WeeklyLine[];
  /** Door codes by their form's id; null: one is saved that cannot be read. */
  codes: Record<string, string | null>;
}

/** The schedule that there is, or one form to begin with. */
export function firstWeekly(saved: readonly WeekRequest[], area: AreaHours | null, sameTime: boolean): WeeklyValues {
  if (saved.length === 0) return { lines: [newLine({ lines: [], codes: {} }, area, sameTime)], codes: {} };
  const [time] = timesIn(area);
  const lines = saved.map(({ week_request_infos: [info], count, bikou }, place): WeeklyLine => ({
    id: String(place + 1),
    week_type: info?.week_type ?? WEEK_TYPE.every,
    pickup_week: info?.pickup_week_id ?? null,
    pickup_time: info?.pickup_time ?? time,
    delivery_week: info?.delivery_week_id ?? null,
    delivery_time: info?.delivery_time ?? time,
    count,
    bikou,
  }));
  return {
    lines,
    codes: Object.fromEntries(saved.map((one, place) => [String(place + 1), one.delivery_box_pw])),
  };
}

/** A form more, at the times of the one before: it is no other's door, so it has no id that a code is known by. */
export function newLine({ lines, codes }: WeeklyValues, area: AreaHours | null, sameTime: boolean): WeeklyLine {
  const last = lines.at(-1);
  const [time] = timesIn(area);
  const taken = [...lines.map(({ id }) => id), ...Object.keys(codes)].map(Number);
  return {
    id: String(Math.max(0, ...taken) + 1),
    week_type: WEEK_TYPE.every,
    pickup_week: null,
    pickup_time: last?.pickup_time ?? time,
    delivery_week: null,
    delivery_time: last?.delivery_time ?? time,
    count: smallestCount(sameTime),
    bikou: '',
  };
}

/** As the shared rules read it: a same-time plan names no delivery. */
export const entryOf = (line: WeeklyLine, sameTime: boolean): WeeklyEntry => ({
  week_type: line.week_type,
  pickup_week: line.pickup_week,
  pickup_time: line.pickup_time,
  delivery_week: sameTime ? null : line.delivery_week,
  delivery_time: sameTime ? null : line.delivery_time,
  count: line.count,
  same_time: sameTime,
});

/** The schedule as it stands, each form as it was saved: it is of the plan under which it was made. */
export const savedForms = (saved: readonly WeekRequest[]): readonly WeeklyForm[] =>
  saved.flatMap(({ week_request_infos: [info], count, pd_same_time }) =>
    info === undefined
      ? []
      : {
          week_type: info.week_type,
          pickup_week: info.pickup_week_id,
          pickup_time: info.pickup_time,
          delivery_week: info.delivery_week_id,
          delivery_time: info.delivery_time,
          count,
          same_time: pd_same_time,
        },
  );

/** The same with what else is told of it. */
export const scheduled = (saved: readonly WeekRequest[]) =>
  saved.flatMap((one) => savedForms([one]).map((entry) => ({ entry, code: one.delivery_box_pw, remarks: one.bikou })));

/** The door code that a form will have, as it can be said: one that cannot be read stays until another is typed, for which null is sent. */
export function keptCode({ id }: WeeklyLine, { codes }: WeeklyValues, saved: WeeklyValues['codes']): string | null {
  const [typed = '', shown = ''] = [codes[id], saved[id]];
  return isTypedAnew(typed, shown) ? typed : shown;
}

/** `saved`: the door codes by their form's id as they were shown. */
export function bodyOf(values: WeeklyValues, sameTime: boolean, saved: WeeklyValues['codes']): WeekRequestsBody {
  const { lines } = values;
  const entries = lines.map((line) => entryOf(line, sameTime));
  return {
    form_count: lines.length,
    week_types: entries.map(({ week_type }) => week_type),
    pickup_weeks: entries.map(({ pickup_week }) => pickup_week),
    pickup_times: entries.map(({ pickup_time }) => pickup_time),
    delivery_weeks: entries.map(({ delivery_week }) => delivery_week),
    delivery_times: entries.map(({ delivery_time }) => delivery_time),
    count: entries.map(({ count }) => count),
    delivery_box_pw: lines.map((line) => keptCode(line, values, saved)),
    bikou: lines.map(({ bikou }) => bikou),
    pd_same_time: entries.map(({ same_time }) => same_time),
  };
}

export function timesIn(area: AreaHours | null): readonly [JstTime, ...JstTime[]] {
  const [first = '10:00', ...others] = area === null ? [] : timesOf(area, REQUEST_TYPE.weekly);
  return [first, ...others];
}
