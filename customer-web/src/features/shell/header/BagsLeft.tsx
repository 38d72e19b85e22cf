import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { lazily } from '@laundry/web-kit/loading/lazily';
import { Suspense } from 'react';
import { loadTexts, useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import styles from './Header.module.css';

/** Of the few whose plan is still to begin. */
const BagsToCome = lazily(async () => {
  const [file] = await Promise.all([import('./BagsToCome'), loadTexts('account_state')]);
  return file;
});

/** The balance of a monthly customer; one-time customers have none (handbook/bags.md#the-balance). */
export function BagsLeft({ user }: { user: CurrentUser }) {
  const t = useTexts('shell');
  const plan = parsePlanId(user.user_plan?.plan_id);
  if (plan === null || isOnetime(plan)) return null;
  const left = (
    <p className={styles.bags}>
      {t.bags_left} <strong>{t.bags_left_value({ count: user.available_request_count })}</strong>
    </p>
  );
  if (user.begins_month === null) return left;
  return (
    <Suspense>
      <BagsToCome user={user} plan={plan} once={left} />
    </Suspense>
  );
}
