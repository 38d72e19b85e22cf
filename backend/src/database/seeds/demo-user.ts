import { PICKUP_METHOD } from '@laundry/shared/constants/pickup-methods';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { HOME_LABEL } from '@laundry/shared/rules/accounts/registration';
import { joinRoom } from '@laundry/shared/text/venue-room';
import {
  addDays,
  addMonths,
  at,
  endOfDay,
  endOfMonth,
  firstOfMonth,
  monthOf,
  type JstDate,
} from '@laundry/shared/time/jst';
import { blankAccount, type NewUser } from '../../modules/users/accounts/blank-account.js';
import type { DemoCustomer, DemoStaff } from './demo-people.js';
import { DEMO_VENUE } from './demo-places.js';

const CITY = '東京都渋谷区';

/** Everybody of the demo joined on the first of a month, a quarter ago. */
const account = (email: string, passwordHash: string, today: JstDate): NewUser => ({
  ...blankAccount(email, passwordHash, at(addMonths(firstOfMonth(today), -3), '10:00')),
  phone_number: '0300000000',
});

export const demoStaffRow = (staff: DemoStaff, place: number, hash: string, today: JstDate): NewUser => ({
  ...account(staff.email, hash, today),
  role: staff.role,
  role_type: staff.role_type,
  name1: staff.name[0],
  name2: staff.name[1],
  kana1: staff.kana[0],
  kana2: staff.kana[1],
  invitation_code: `STAFF${String(place).padStart(5, '0')}`,
});

/** `place` is the customer's place in the demo, from 0: addresses and settings differ by it. */
export function demoCustomerRow(customer: DemoCustomer, place: number, hash: string, today: JstDate): NewUser {
  const base = account(customer.email, hash, today);
  const [companyName, companyKana] = customer.company ?? [null, null];
  const payment = customer.company === undefined ? PAYMENT_METHOD.creditCard : PAYMENT_METHOD.invoice;
  const street = `神宮前${(place % 6) + 1}丁目${place + 1}番${(place % 9) + 1}号`;
  const building = place % 3 === 0 ? `メゾン神宮前 ${(place % 4) + 1}02` : '';
  const reviewed = customer.company !== undefined && customer.status === undefined;
  const isResident = customer.pickupMethod === PICKUP_METHOD.concierge;
  const nextMonth = customer.next_plan_id === undefined ? null : addMonths(firstOfMonth(today), 1);
  const isNew = customer.status === USER_STATUS.underReview && customer.quiet !== true;
  const created_at = isNew ? at(addDays(today, -2), '15:20') : base.created_at;
  return {
    ...base,
    created_at,
    updated_at: created_at,
    turned_month: monthOf(today),
    status: customer.status ?? USER_STATUS.active,
    current_lang: customer.lang ?? 'ja',
    name1: customer.name[0],
    name2: customer.name[1],
    kana1: customer.kana[0],
    kana2: customer.kana[1],
    phone_number: `0901234${String(place).padStart(4, '0')}`,
    is_company: customer.company !== undefined,
    company_name: companyName,
    company_name_kana: companyKana,
    company_hq_phone_number: companyName === null ? null : `031234${String(place).padStart(4, '0')}`,
    company_ceo_name1: companyName === null ? null : customer.name[0],
    company_ceo_name2: companyName === null ? null : customer.name[1],
    company_ceo_name_kana1: companyName === null ? null : customer.kana[0],
    company_ceo_name_kana2: companyName === null ? null : customer.kana[1],
    source_venue_code: isResident ? DEMO_VENUE.code : null,
    bill_addr_zipcode: customer.zipcode,
    bill_addr_detail1: CITY,
    bill_addr_detail2: street,
    bill_addr_detail3: building,
    send_addr_name: companyName ?? HOME_LABEL,
    send_addr_zipcode: customer.zipcode,
    send_addr_detail1: CITY,
    send_addr_detail2: street,
    send_addr_detail3: isResident ? joinRoom(DEMO_VENUE.property_name, `${place + 1}05`) : building,
    payment_method_id: payment,
    latest_payment_method_id: payment,
    plan_id: customer.plan_id,
    next_month_plan_id: customer.next_plan_id ?? null,
    next_month_pickup_delivery_type: nextMonth === null ? null : customer.pickupMethod,
    next_month_user_plan_option: nextMonth === null ? null : base.user_plan_option,
    next_month_plan_valid_from: nextMonth,
    pickup_delivery_type: customer.pickupMethod,
    is_saturday_available: customer.saturday ?? 0,
    has_oil_treatment: place % 4 === 3 ? null : place % 2,
    laundry_type: place % 4 === 3 ? null : (place % 3) + 1,
    wash_type_setting: place % 5 === 2 ? 1 : 0,
    fold_type_setting: place % 5 === 4 ? 1 : 0,
    weight: (place % 5) + 1,
    management_notes: place === 1 ? '裏口のインターホンを押してください' : '',
    invitation_code: `DEMO${String(place + 1).padStart(6, '0')}`,
    stop_start_dt: customer.status === USER_STATUS.suspended ? at(addDays(today, -7), '09:00') : null,
    withdrawal_dt: customer.leaves === true ? endOfDay(endOfMonth(today)) : null,
    invoice_approved_at: reviewed ? base.created_at : null,
  };
}
