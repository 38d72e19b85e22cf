import { monthToCome } from '@laundry/shared/rules/payments/begin-next-month';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { nowJst } from '@laundry/web-kit/now-jst';
import { useState } from 'react';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import styles from './Header.module.css';

/** The balance of a monthly customer; one-time customers have none (handbook/bags.md#the-balance), nor does a plan that is yet to begin. */
export function BagsLeft({ user }: { user: CurrentUser }) {
  const t = useTexts('shell');
  const [now] = useState(nowJst);
  const plan = parsePlanId(user.user_plan?.plan_id);
  if (plan === null || isOnetime(plan) || monthToCome(user, now) !== null) return null;
  return (
    <p className={styles.bags}>
      {t.bags_left} <strong>{t.bags_left_value({ count: user.available_request_count })}</strong>
    </p>
  );
}
