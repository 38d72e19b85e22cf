import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { personName } from '@laundry/shared/text/person-name';
import type { Fact } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { priceText } from '../plan-edit/plan-terms';
import { USER_GROUPS, type UserColumn, shownLines } from '../user-facts';

const COLUMNS = USER_GROUPS.flatMap(({ columns }) => columns);

function columnFacts(user: ConsoleUser, keys: readonly UserColumn['key'][]): readonly Fact[] {
  return COLUMNS.filter(({ key }) => keys.includes(key)).map((column) => ({
    label: t(`users.fields.${column.key}`),
    value: shownLines(column, user).join('\n') || '－',
  }));
}

/** Who asks for an invoice. */
export const companyFacts = (user: ConsoleUser): readonly Fact[] =>
  columnFacts(user, ['company_name', 'bill_addr_zipcode', 'company_hq_phone_number', 'company_ceo_name1']);

/** Whom to ask. */
export const contactFacts = (user: ConsoleUser): readonly Fact[] => [
  {
    label: t('users.review.contact'),
    value: `${personName(user)} ${t('users.reading', { kana: `${user.kana1} ${user.kana2}`.trim() })}`,
  },
  ...columnFacts(user, ['phone_number', 'email', 'email2']),
];

function monthlyValue({ plan_id, user_plan_option }: ConsoleUser): Fact {
  const plan = parsePlanId(plan_id);
  return { label: t('users.review.value'), value: plan === null ? '－' : priceText(plan, user_plan_option) };
}

/** What it is for. */
export function planFacts(user: ConsoleUser): readonly Fact[] {
  return [
    ...columnFacts(user, ['plan_id', 'pickup_delivery_type']),
    monthlyValue(user),
    { label: t('users.fields.payment_method_id'), value: labelOf(LOVS_JA.payment_method, user.payment_method_id) },
    { label: t('users.remark'), value: user.bikou1 || '－' },
  ];
}

/** What an approval overrules, gives and costs. */
export const approvalFacts = (user: ConsoleUser): readonly Fact[] => [
  ...(user.status === USER_STATUS.rejected ? [rejection(user)] : []),
  ...columnFacts(user, ['plan_id']),
  monthlyValue(user),
  ...(user.approval === 'now' && user.payment_method_id === PAYMENT_METHOD.invoice ? [FIRST_BILL] : []),
];

const rejection = ({ rejection_reason }: ConsoleUser): Fact => ({
  label: t('users.review.rejectedFor'),
  value: rejection_reason ?? t('users.review.noReason'),
});

const FIRST_BILL: Fact = { label: t('users.review.bill'), value: t('users.review.billedNow') };

/** Where the bags are. */
export const addressFacts = (user: ConsoleUser): readonly Fact[] =>
  columnFacts(user, ['send_addr_zipcode', 'send_addr_name']);
