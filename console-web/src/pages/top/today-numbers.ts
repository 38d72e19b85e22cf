import { PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { dateOf } from '@laundry/shared/time/jst';
import { t } from '../../i18n';
import { yenText } from '../../i18n/amounts';
import type { Today } from '../../providers/api/api-types';
import { requestListPath, unassignedListPath } from '../../resources/wash-requests/request-paths';

/** A number of the top page, and the list that it counts. */
export interface TodayNumber {
  readonly label: string;
  readonly count: number;
  readonly note?: string;
  readonly path: string;
  /** It should be nothing. */
  readonly isBad: boolean;
}

/** Before anything was owed: what is pending is asked for however old it is. */
const EVER = '2020-01-01';

const listPath = (path: string, filter: object): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

/** What waits for somebody, the most urgent first; what is not the caller's is left out. */
export function todayNumbers(today: Today): readonly TodayNumber[] {
  const { date, late, late_from, unassigned, reviews, payments, claims, failed_mails, failed_orders, failed_jobs } =
    today;
  const { payment_differences: differences } = today;
  const numbers: (TodayNumber | null)[] = [
    {
      label: t('today.late'),
      count: late,
      isBad: true,
      path: requestListPath({ from: dateOf(late_from), to: date, late: '1' }),
    },
    {
      label: t('today.unassigned'),
      count: unassigned,
      isBad: true,
      path: unassignedListPath(date),
    },
    reviews === null
      ? null
      : {
          label: t('today.reviews'),
          count: reviews,
          isBad: false,
          path: '/company-reviews',
        },
    payments === null
      ? null
      : {
          label: t('today.payments'),
          count: payments.count,
          isBad: false,
          note: yenText(payments.price),
          path: listPath('/manual-payments', {
            from: EVER,
            to: date,
            status_id: [PAYMENT_STATUS.pending],
          }),
        },
    claims === null
      ? null
      : {
          label: t('today.claims'),
          count: claims,
          isBad: false,
          path: listPath('/claims', { is_answered: false }),
        },
    failed_mails === null
      ? null
      : { label: t('today.failedMails'), count: failed_mails, isBad: true, path: '/failures' },
    failed_orders === null
      ? null
      : { label: t('today.failedOrders'), count: failed_orders, isBad: true, path: '/failures' },
    failed_jobs === null ? null : { label: t('today.failedJobs'), count: failed_jobs, isBad: true, path: '/failures' },
    differences === null
      ? null
      : { label: t('today.paymentDifferences'), count: differences, isBad: true, path: '/payment-differences' },
  ];
  return numbers.filter((number) => number !== null);
}
