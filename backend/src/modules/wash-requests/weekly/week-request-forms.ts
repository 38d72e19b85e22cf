import type { WeekType } from '@laundry/shared/constants/week-types';
import type { WeeklyEntry } from '@laundry/shared/rules/weekly/weekly-form';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import type { WeekRequestsDto } from './week-requests.dto.js';

/** A form as it was sent, with the texts that no rule is about; null: nothing is said of its door code. */
export type WeekRequestEntry = WeeklyEntry & { readonly delivery_box_pw: string | null; readonly bikou: string };

type ListKey = Exclude<keyof WeekRequestsDto, 'form_count'>;
const REQUIRED: readonly ListKey[] = ['week_types', 'pickup_weeks', 'pickup_times', 'count'];
const OPTIONAL: readonly ListKey[] = ['delivery_weeks', 'delivery_times', 'delivery_box_pw', 'bikou', 'pd_same_time'];

const wrong = (key: ListKey, code: string): [ListKey, string[]] => [key, [code]];

/** The forms of a body, whose lists must all have `form_count` values. Throws FieldErrors. */
export function sentForms(dto: WeekRequestsDto, sameTime: boolean): WeekRequestEntry[] {
  const { form_count: forms } = dto;
  const errors = Object.fromEntries([
    ...REQUIRED.filter((key) => forms > 0 && dto[key] == null).map((key) => wrong(key, 'required')),
    ...[...REQUIRED, ...OPTIONAL]
      .filter((key) => dto[key] != null && dto[key].length !== forms)
      .map((key) => wrong(key, 'invalid_value')),
    ...(dto.week_types?.some((type) => type === null) === true ? [wrong('week_types', 'required')] : []),
  ]);
  if (Object.keys(errors).length > 0) throw new FieldErrors(errors);
  return Array.from({ length: forms }, (_, place) => ({
    week_type: dto.week_types?.[place] as WeekType,
    pickup_week: dto.pickup_weeks?.[place] ?? null,
    pickup_time: dto.pickup_times?.[place] ?? null,
    delivery_week: dto.delivery_weeks?.[place] ?? null,
    delivery_time: dto.delivery_times?.[place] ?? null,
    count: dto.count?.[place] ?? 0,
    same_time: Boolean(dto.pd_same_time?.[place] ?? sameTime),
    delivery_box_pw: dto.delivery_box_pw?.[place] ?? null,
    bikou: dto.bikou?.[place] ?? '',
  }));
}
