import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { toHalfWidth } from '@laundry/shared/text/normalize';
import { type JstDate, at, parseDate } from '@laundry/shared/time/jst';
import { answer, client } from '../../api/client';
import type { ProgressRow } from '../../api/api-types';
import { todayJst } from '../../clock';
import { type Filter, text } from '../../filter';
import type { ResourceCalls } from '../resource-calls';

/** Every stage, as a choice of the search. */
export const ALL_STAGES = 'all';

/** Today, what was washed, everybody: what the screen starts with. */
export const initialProgress = (today: JstDate) => ({ from: today, to: today, status: String(PROGRESS.washed) });
export type InitialProgress = ReturnType<typeof initialProgress>;

/** What a search starts with; every stage while nothing was washed today but other work was done. */
export async function openingProgress(today: JstDate): Promise<InitialProgress> {
  const initial = initialProgress(today);
  const rows = await progressBetween(today, today);
  const isWashed = rows.some(({ status }) => status === PROGRESS.washed);
  return isWashed || rows.length === 0 ? initial : { ...initial, status: ALL_STAGES };
}

const progressBetween = (from: JstDate, to: JstDate, narrower: ProgressQuery = {}): Promise<ProgressRow[]> =>
  answer(
    client.GET('/api/v1/admin/washRequest/progress', {
      params: { query: { from: at(from, '00:00'), to: `${to} 23:59:59`, ...narrower } },
    }),
  );

interface ProgressQuery {
  readonly status?: number[];
  readonly staff_id?: number;
}

/** The API names no customer: an id is the whole of it, a name any part. */
function isOf(wanted: string) {
  const id = toHalfWidth(wanted);
  const name = wanted.replace(/\s/g, '');
  return (row: ProgressRow): boolean =>
    wanted === '' || String(row.user_id) === id || `${row.name1}${row.name2}`.replace(/\s/g, '').includes(name);
}

const isStage = (value: unknown): boolean => LOVS_JA.pd_status_type.some(({ key }) => String(key) === text(value));

/** The days and the stage that a filter asks for; what is none is that of the screen's start. */
export function progressOf(filter: Filter) {
  const initial = initialProgress(todayJst());
  const { status } = filter;
  return {
    from: parseDate(text(filter['from'])) ?? initial.from,
    to: parseDate(text(filter['to'])) ?? initial.to,
    status: status === ALL_STAGES || isStage(status) ? text(status) : initial.status,
  };
}

/** The stages done in a span, in the order in which they were done; a part of a split is a row of its own. */
export const progressCalls: ResourceCalls = {
  path: 'admin/washRequest/progress',
  list: async (filter: Filter) => {
    const { from, to, status } = progressOf(filter);
    const staffId = text(filter['staff_id']);
    const rows = await progressBetween(from, to, {
      ...(status === ALL_STAGES ? {} : { status: [Number(status)] }),
      ...(staffId === '' ? {} : { staff_id: Number(staffId) }),
    });
    return rows
      .filter(isOf(text(filter['user']).trim()))
      .map((row) => ({ ...row, id: [row.wash_request_id, row.status, row.staff_id].join('-') }));
  },
};
