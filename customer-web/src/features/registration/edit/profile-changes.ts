import type { Lang } from '@laundry/shared/constants/langs';
import { pickupMethodOf } from '@laundry/shared/constants/pickup-methods';
import { splitRoom } from '@laundry/shared/text/venue-room';
import type { CurrentUser, ResidentBody } from '../../../lib/calls/api-types';
import { type EditValues, isResident, profileOf, valuesOf } from './edit-values';

/** An account by the fields of the form: a resident's room stands apart from the building. */
export interface FormRow {
  readonly version: number;
  readonly [field: string]: unknown;
}

export const formRow = (user: CurrentUser): FormRow => ({
  ...user,
  pickup_delivery_type: user.user_plan.pickup_delivery_type,
  ...roomApart(user, user.send_addr_detail3),
});

/** The same of what a refusal as stale says that stands there now. */
export const currentRow = (opened: CurrentUser, current: FormRow): FormRow => ({
  ...current,
  ...roomApart(opened, current['send_addr_detail3']),
});

function roomApart(opened: CurrentUser, line: unknown) {
  if (!isResident(opened) || typeof line !== 'string') return {};
  const { building, room } = splitRoom(line);
  return { send_addr_detail3: building, send_addr_detail3_room_number: room };
}

/** What is sent: the fields that differ from the form as it was opened, and those of which another's change was told. */
export function profileChanges(
  values: EditValues,
  { opened, told, lang }: { readonly opened: CurrentUser; readonly told: readonly string[]; readonly lang: Lang },
): ResidentBody {
  const before = new Map<string, unknown>(Object.entries(bodyOf(valuesOf(opened), opened, opened.current_lang)));
  const sent = Object.entries(bodyOf(values, opened, lang));
  return Object.fromEntries(sent.filter(([field, value]) => told.includes(field) || value !== before.get(field)));
}

const bodyOf = (values: EditValues, opened: CurrentUser, lang: Lang): ResidentBody => ({
  ...profileOf(values, opened, lang),
  pickup_delivery_type: pickupMethodOf(values.pickup_delivery_type),
});
