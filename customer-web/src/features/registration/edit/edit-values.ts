import type { Lang } from '@laundry/shared/constants/langs';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import {
  BILL_FIELDS,
  COMPANY_FIELDS,
  PERSON_FIELDS,
  SEND_FIELDS,
  type TextField,
} from '@laundry/shared/rules/accounts/registration';
import { normalizeEmail } from '@laundry/shared/text/email';
import { joinRoom, splitRoom } from '@laundry/shared/text/venue-room';
import type { CurrentUser, ProfileBody } from '../../../lib/calls/api-types';
import { EMPTY_REGISTRATION, type RegistrationValues, isCompanyOnly } from '../form/registration-values';

/** The registration's form as a customer fills it in again: without plan, payment and password. */
export interface EditValues extends RegistrationValues {
  current_password: string;
}

type Stored = Exclude<keyof CurrentUser & TextField, 'email' | 'email2'>;
const STORED = [
  ...PERSON_FIELDS,
  ...SEND_FIELDS,
  ...COMPANY_FIELDS,
  ...BILL_FIELDS,
  'bikou1',
] as const satisfies readonly Stored[];

export const isResident = ({ source_venue_code }: CurrentUser): boolean => source_venue_code !== null;

export function valuesOf(user: CurrentUser): EditValues {
  const texts = Object.fromEntries(STORED.map((name) => [name, user[name] ?? '']));
  const plan = parsePlanId(user.user_plan.plan_id);
  const { building, room } = isResident(user)
    ? splitRoom(user.send_addr_detail3)
    : { building: user.send_addr_detail3, room: '' };
  return {
    ...EMPTY_REGISTRATION,
    ...texts,
    contract_type: user.is_company ? 'company' : 'individual',
    plan_kind: plan && isOnetime(plan) ? 'onetime' : 'monthly',
    pickup_delivery_type: String(user.user_plan.pickup_delivery_type),
    send_addr_detail3: building,
    send_addr_detail3_room_number: room,
    // A stored address matches its postal code, like one that a search has filled in.
    bill_addr_found_zip: user.bill_addr_zipcode,
    bill_addr_found_line: user.bill_addr_detail1,
    bill_addr_at_zip: user.bill_addr_zipcode,
    send_addr_found_zip: user.send_addr_zipcode,
    send_addr_found_line: user.send_addr_detail1,
    send_addr_at_zip: user.send_addr_zipcode,
    email: user.email,
    email2: user.email2 ?? '',
    current_password: '',
  };
}

const KANA = [
  ['kana1', 'name1'],
  ['kana2', 'name2'],
  ['company_name_kana', 'company_name'],
  ['company_ceo_name_kana1', 'company_ceo_name1'],
  ['company_ceo_name_kana2', 'company_ceo_name2'],
] as const;

export const emailChanges = (values: Pick<EditValues, 'email'>, user: CurrentUser): boolean =>
  (normalizeEmail(values.email) ?? values.email.trim()) !== user.email;
export const email2Changes = (values: Pick<EditValues, 'email2'>, user: CurrentUser): boolean =>
  (normalizeEmail(values.email2) ?? values.email2.trim()) !== (user.email2 ?? '');

/**
 * The account that the form makes, of the fields that it shows. An individual is billed where the bags are picked up; where no kana are
 * asked for, those of a changed name are emptied, and become the name.
 */
export function profileOf(values: EditValues, user: CurrentUser, lang: Lang): ProfileBody {
  const shown = STORED.filter((name) => user.is_company || !isCompanyOnly(name));
  const texts = Object.fromEntries(shown.map((name) => [name, values[name]]));
  const kana = KANA.filter(([name]) => lang !== 'ja' && name in texts).map(
    ([name, of]): readonly [typeof name, '' | undefined] => [name, values[of] === user[of] ? undefined : ''],
  );
  const building = values.send_addr_detail3.trim();
  const room = values.send_addr_detail3_room_number.trim();
  return {
    ...texts,
    ...Object.fromEntries(kana),
    ...(!user.is_company && {
      bill_addr_zipcode: values.send_addr_zipcode,
      bill_addr_detail1: values.send_addr_detail1,
      bill_addr_detail2: values.send_addr_detail2,
      bill_addr_detail3: isResident(user) ? joinRoom(building, room) : building,
    }),
    ...(isResident(user) && { send_addr_detail3_room_number: room }),
    ...(emailChanges(values, user) && { email: values.email, email_confirm: values.email_confirm }),
    ...(user.is_company &&
      email2Changes(values, user) && { email2: values.email2, email2_confirm: values.email2_confirm }),
    current_lang: lang,
  };
}
