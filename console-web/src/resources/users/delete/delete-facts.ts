import { personName } from '@laundry/shared/text/person-name';
import { slashDate } from '@laundry/shared/time/display';
import type { Fact } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { ConsoleUser } from '../../../providers/api/api-types';
import { USER_GROUPS, type UserColumn, shownLines } from '../user-facts';
import { statusText } from '../user-status';

const OF_COMPANIES: readonly UserColumn['key'][] = [
  'company_name',
  'bill_addr_zipcode',
  'company_hq_phone_number',
  'company_ceo_name1',
];
const SHOWN: readonly UserColumn['key'][] = [
  'plan_id',
  'next_month_plan_id',
  'pickup_delivery_type',
  ...OF_COMPANIES,
  'send_addr_zipcode',
  'send_addr_name',
  'phone_number',
  'email',
  'email2',
  'payment_method_id',
];

/** Who is about to be deleted: the person, the company if it is one, the plan, where and how to reach them, and the remark. */
export function deleteFacts(user: ConsoleUser): readonly Fact[] {
  const { id, kana1, kana2, created_at, status, available_request_count, bikou1 } = user;
  const columns = USER_GROUPS.flatMap((group) => group.columns).filter(
    ({ key }) => SHOWN.includes(key) && (user.is_company || !OF_COMPANIES.includes(key)),
  );
  return [
    { label: t('users.search.id'), value: id },
    {
      label: t('users.fields.name1'),
      value: `${personName(user)} ${t('users.reading', { kana: `${kana1} ${kana2}`.trim() })}`,
    },
    { label: t('users.fields.created_at'), value: slashDate(created_at) },
    { label: t('users.fields.status'), value: statusText(status) },
    { label: t('users.fields.available_request_count'), value: available_request_count },
    ...columns.map((column) => ({
      label: t(`users.fields.${column.key}`),
      value: shownLines(column, user).join('\n') || '－',
    })),
    { label: t('users.remark'), value: bikou1 || '－' },
  ];
}
