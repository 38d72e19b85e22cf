import { residentRefusals } from '@laundry/shared/rules/accounts/venue';
import type { RegistrationMessages } from '../form/registration-rules';
import type { RegistrationValues } from '../form/registration-values';

/** What a partner venue's form asks for besides that of every customer; `offered`: null where it asks for no pickup method. */
export function checkResident(values: RegistrationValues, offered: readonly number[] | null): RegistrationMessages {
  const type = values.pickup_delivery_type === '' ? null : Number(values.pickup_delivery_type);
  const form = { pickup_delivery_type: type, room: values.send_addr_detail3_room_number };
  const refusals = residentRefusals(form, offered ?? (type === null ? [] : [type]));
  return Object.fromEntries(refusals.map(({ field, code }) => [field, code]));
}
