import { LIMITS } from '@laundry/shared/constants/limits';
import { message } from '@laundry/shared/messages/message';
import { areaRefusals } from '@laundry/shared/rules/area-edit';
import type { Area, AreaBody } from '../../providers/api-types';
import { problemOf } from '../../providers/problem';
import type { AreaField } from './area-columns';

/** Messages by the field that they belong to. */
export type AreaProblems = Readonly<Partial<Record<AreaField, readonly string[]>>>;

const EARLIEST = `${LIMITS.firstHour}:00`;

/** What a new row starts with (spec 3 §5). */
export const NEW_AREA: AreaBody = {
  zipcode: '',
  prefecture: '',
  address: '',
  start_time: EARLIEST,
  end_time: EARLIEST,
  is_valid_monthly: true,
  is_valid_onetime: true,
  is_valid_onetime_b: false,
  bikou: '',
};

/** The row as it is sent: texts without white space around them. */
export const areaBody = (draft: AreaBody): AreaBody => ({
  ...draft,
  zipcode: draft.zipcode.trim(),
  prefecture: draft.prefecture.trim(),
  address: draft.address.trim(),
});

/** The fields of a row, without the id that the path carries. */
export const bodyOf = ({ id: _id, ...body }: Area): AreaBody => body;

/** What is wrong with a row, by the shared rule. */
export function areaProblems(draft: AreaBody): AreaProblems {
  const problems: Record<string, string[]> = {};
  for (const { code, field } of areaRefusals(areaBody(draft))) (problems[field] ??= []).push(message('ja', code));
  return problems;
}

/** What the server refused, by field; what belongs to no field is for the row as a whole. */
export function refusedBy(error: unknown): { fields: AreaProblems; row: readonly string[] } {
  if (error === null || error === undefined) return { fields: {}, row: [] };
  const { errors, detail } = problemOf(error);
  const known = Object.entries(errors ?? {}).filter(([field]) => field in NEW_AREA);
  return { fields: Object.fromEntries(known), row: known.length > 0 ? [] : [detail] };
}
