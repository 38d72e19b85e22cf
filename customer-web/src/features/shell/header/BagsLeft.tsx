import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import styles from './Header.module.css';

/** The balance of a monthly customer; one-time customers have none (handbook/bags.md#the-balance). */
export function BagsLeft({ user }: { user: CurrentUser }) {
  const t = useTexts('shell');
  const plan = parsePlanId(user.user_plan?.plan_id);
  if (plan === null || isOnetime(plan)) return null;
  return (
    <p className={styles.bags}>
      {t.bags_left} <strong>{t.bags_left_value({ count: user.available_request_count })}</strong>
    </p>
  );
}
