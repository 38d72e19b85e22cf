import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { LOVS_JA, type LovName } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { formatZip } from '@laundry/shared/text/normalize';
import { readableRoom } from '@laundry/shared/text/venue-room';
import { slashDate } from '@laundry/shared/time/display';
import { timeOf } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import type { users } from '../../i18n/users';
import type { ConsoleUser } from '../../providers/api/api-types';

/** One column of the user list as lines of text; the first line is the value, further ones belong to it. */
export interface UserColumn {
  readonly key: keyof typeof users.fields & keyof ConsoleUser;
  /** Missing where a cell of its own shows the value. */
  readonly lines?: (user: ConsoleUser) => readonly (string | null)[];
  /** Missing where no line is ever so long that it has to break. */
  readonly width?: 'wide' | 'name';
}

export interface UserColumnGroup {
  readonly key: keyof typeof users.groups;
  readonly columns: readonly UserColumn[];
}

const NO_OPTION = 0;
const lov = (name: LovName, key: number | null): string =>
  key === null ? t('users.unset') : labelOf(LOVS_JA[name], key);
const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');
const reading = (kana: string): string | null => (kana === '' ? null : t('users.reading', { kana }));

function planLines(planId: string | null, option: number | null, from: string | null): readonly (string | null)[] {
  const plan = parsePlanId(planId);
  if (plan === null) return [];
  const extra = option === null || option === NO_OPTION ? null : lov('user_plan_option', option);
  return [planName(plan, 'ja'), extra, from === null ? null : t('users.from', { day: slashDate(from) })];
}

/** Whoever goes on until then. */
const leaving = ({ withdrawal_dt, status }: ConsoleUser): string | null =>
  withdrawal_dt === null || status === USER_STATUS.withdrawn
    ? null
    : t('users.until', { day: slashDate(withdrawal_dt) });

/** What was chosen before its customer left, or is to leave with the month, never begins. */
const nextPlanLines = (user: ConsoleUser): readonly (string | null)[] =>
  user.withdrawal_dt === null
    ? planLines(user.next_month_plan_id, user.next_month_user_plan_option, user.next_month_plan_valid_from)
    : [];

const address = (zip: string, ...details: readonly string[]): readonly string[] =>
  zip === '' ? [] : [`〒${formatZip(zip)}`, joined(...details)];

/** The columns after ID and name, by what they are about; what is edited in its place has a cell of its own. */
export const USER_GROUPS: readonly UserColumnGroup[] = [
  {
    key: 'usage',
    columns: [
      { key: 'status' },
      { key: 'available_request_count' },
      { key: 'created_at', lines: (user) => [slashDate(user.created_at), timeOf(user.created_at)] },
    ],
  },
  {
    key: 'effort',
    columns: [{ key: 'wash_weight' }, { key: 'weight' }],
  },
  {
    key: 'plan',
    columns: [
      {
        key: 'plan_id',
        lines: (user) => [...planLines(user.plan_id, user.user_plan_option, user.valid_from), leaving(user)],
      },
      {
        key: 'next_month_plan_id',
        lines: nextPlanLines,
      },
      { key: 'pickup_delivery_type', lines: (user) => [lov('pd_type', user.pickup_delivery_type)] },
    ],
  },
  {
    key: 'company',
    columns: [
      {
        key: 'company_name',
        width: 'name',
        lines: (user) => [user.company_name, reading(user.company_name_kana ?? '')],
      },
      {
        key: 'bill_addr_zipcode',
        width: 'wide',
        lines: (user) =>
          user.is_company
            ? address(user.bill_addr_zipcode, user.bill_addr_detail1, user.bill_addr_detail2, user.bill_addr_detail3)
            : [],
      },
      { key: 'company_hq_phone_number', lines: (user) => [user.company_hq_phone_number] },
      {
        key: 'company_ceo_name1',
        width: 'name',
        lines: (user) => [
          joined(user.company_ceo_name1, user.company_ceo_name2),
          reading(joined(user.company_ceo_name_kana1, user.company_ceo_name_kana2)),
        ],
      },
    ],
  },
  {
    key: 'contact',
    columns: [
      {
        key: 'send_addr_zipcode',
        width: 'wide',
        lines: (user) =>
          address(
            user.send_addr_zipcode,
            user.send_addr_detail1,
            user.send_addr_detail2,
            readableRoom(user.send_addr_detail3),
          ),
      },
      { key: 'send_addr_name', width: 'name', lines: (user) => [user.send_addr_name] },
      { key: 'phone_number', lines: (user) => [user.phone_number] },
      { key: 'email', lines: (user) => [user.email] },
      { key: 'email2', lines: (user) => [user.email2] },
    ],
  },
  {
    key: 'payment',
    columns: [
      { key: 'payment_method_id', lines: (user) => [lov('payment_method', user.payment_method_id)] },
      { key: 'receipt' },
    ],
  },
  {
    key: 'operation',
    columns: [
      { key: 'management_notes', width: 'wide', lines: (user) => [user.management_notes] },
      { key: 'is_saturday_available' },
      { key: 'has_oil_treatment' },
      { key: 'laundry_type' },
      { key: 'wash_type_setting' },
      { key: 'fold_type_setting' },
      { key: 'role' },
    ],
  },
];

/** What a desk's table shows only on demand: a customer's page has everything. */
export const FOLDED_COLUMNS: UserColumn['key'][] = [
  'wash_weight',
  'weight',
  'next_month_plan_id',
  'bill_addr_zipcode',
  'company_hq_phone_number',
  'company_ceo_name1',
  'send_addr_name',
  'email2',
  'receipt',
  'is_saturday_available',
  'has_oil_treatment',
  'laundry_type',
  'wash_type_setting',
  'fold_type_setting',
  'role',
];

/** What a screen of less than 1,880 px has no room for besides, and one of less than 1,536 px. */
export const FOLDED_ON_DESKS: UserColumn['key'][] = ['send_addr_zipcode', 'email', 'management_notes'];
export const FOLDED_ON_SMALL_DESKS: UserColumn['key'][] = ['company_name', 'pickup_delivery_type'];

/** One-time customers pay per request: they have no balance. */
export const ONETIME_GROUPS: readonly UserColumnGroup[] = USER_GROUPS.map(({ key, columns }) => ({
  key,
  columns: columns.filter((column) => column.key !== 'available_request_count'),
}));

/** The lines of a column that say something; a dash's place is left to the screen. */
export const shownLines = (column: UserColumn, user: ConsoleUser): readonly string[] =>
  (column.lines?.(user) ?? []).filter((line): line is string => line !== null && line !== '');
