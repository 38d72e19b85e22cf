import { LOVS_JA, type LovName } from '@laundry/shared/masters/lovs-ja';
import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { parsePlanId } from '@laundry/shared/rules/plan-id';
import { formatZip } from '@laundry/shared/text/normalize';
import { slashDate } from '@laundry/shared/time/display';
import { timeOf } from '@laundry/shared/time/jst';
import { userTexts } from '../../i18n/users';
import type { ConsoleUser } from '../../providers/api-types';

/** One column of the user list as lines of text; the first line is the value, further ones belong to it. */
export interface UserColumn {
  readonly key: keyof typeof userTexts.columns;
  readonly lines: (user: ConsoleUser) => readonly (string | null)[];
  readonly isWide?: boolean;
}

export interface UserColumnGroup {
  readonly key: keyof typeof userTexts.groups;
  readonly columns: readonly UserColumn[];
}

const NO_OPTION = 0;
const lov = (name: LovName, key: number | null): string =>
  key === null ? userTexts.unset : labelOf(LOVS_JA[name], key);
const flag = (value: number | null): string =>
  value === null ? userTexts.unset : value === 1 ? userTexts.yes : userTexts.none;
const joined = (...parts: readonly (string | null)[]): string => parts.filter(Boolean).join(' ');
const reading = (kana: string): string | null => (kana === '' ? null : userTexts.reading(kana));

function planLines(planId: string | null, option: number | null, from: string | null): readonly (string | null)[] {
  const plan = parsePlanId(planId);
  if (plan === null) return [];
  const extra = option === null || option === NO_OPTION ? null : lov('user_plan_option', option);
  return [planName(plan, 'ja'), extra, from === null ? null : userTexts.from(slashDate(from))];
}

const address = (zip: string, ...details: readonly string[]): readonly string[] =>
  zip === '' ? [] : [`〒${formatZip(zip)}`, joined(...details)];

/** The columns of spec 3 §2.11 after ID and name, by what they are about; status and count have cells of their own. */
export const USER_GROUPS: readonly UserColumnGroup[] = [
  {
    key: 'usage',
    columns: [
      { key: 'status', lines: () => [] },
      { key: 'balance', lines: () => [] },
      { key: 'createdAt', lines: (user) => [slashDate(user.created_at), timeOf(user.created_at)] },
    ],
  },
  {
    key: 'effort',
    columns: [
      { key: 'washWeight', lines: (user) => [lov('wash_weight_point', user.wash_weight)] },
      { key: 'weight', lines: (user) => [lov('weight_point', user.weight)] },
    ],
  },
  {
    key: 'plan',
    columns: [
      { key: 'plan', lines: (user) => planLines(user.plan_id, user.user_plan_option, user.valid_from) },
      {
        key: 'nextPlan',
        lines: (user) =>
          planLines(user.next_month_plan_id, user.next_month_user_plan_option, user.next_month_plan_valid_from),
      },
      { key: 'method', lines: (user) => [lov('pd_type', user.pickup_delivery_type)] },
    ],
  },
  {
    key: 'company',
    columns: [
      { key: 'company', lines: (user) => [user.company_name, reading(user.company_name_kana ?? '')] },
      {
        key: 'hqAddress',
        isWide: true,
        lines: (user) =>
          user.is_company
            ? address(user.bill_addr_zipcode, user.bill_addr_detail1, user.bill_addr_detail2, user.bill_addr_detail3)
            : [],
      },
      { key: 'hqPhone', lines: (user) => [user.company_hq_phone_number] },
      {
        key: 'ceo',
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
        key: 'address',
        isWide: true,
        lines: (user) =>
          address(user.send_addr_zipcode, user.send_addr_detail1, user.send_addr_detail2, user.send_addr_detail3),
      },
      { key: 'store', lines: (user) => [user.send_addr_name] },
      { key: 'phone', lines: (user) => [user.phone_number] },
      { key: 'email', lines: (user) => [user.email] },
      { key: 'email2', lines: (user) => [user.email2] },
    ],
  },
  {
    key: 'payment',
    columns: [
      { key: 'paymentMethod', lines: (user) => [lov('payment_method', user.payment_method_id)] },
      { key: 'receipt', lines: (user) => [flag(user.receipt)] },
    ],
  },
  {
    key: 'operation',
    columns: [
      { key: 'memo', isWide: true, lines: (user) => [user.management_notes] },
      { key: 'saturday', lines: (user) => [flag(user.is_saturday_available)] },
      { key: 'oil', lines: (user) => [flag(user.has_oil_treatment)] },
      { key: 'laundryType', lines: (user) => [lov('laundry_type', user.laundry_type)] },
      { key: 'washSetting', lines: (user) => [flag(user.wash_type_setting)] },
      { key: 'foldSetting', lines: (user) => [flag(user.fold_type_setting)] },
      { key: 'role', lines: (user) => [lov('role', user.role)] },
    ],
  },
];

/** The lines of a column that say something; a dash's place is left to the screen. */
export const shownLines = (column: UserColumn, user: ConsoleUser): readonly string[] =>
  column.lines(user).filter((line): line is string => line !== null && line !== '');
