import { type PlanId, parsePlanId, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import type { ReactNode } from 'react';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useBeginDate } from '../../../lib/session/begin-date';
import styles from './Header.module.css';

interface BagsToComeProps {
  user: CurrentUser;
  plan: PlanId;
  /** Once the plan has begun. */
  once: ReactNode;
}

/** What a plan brings and when, until it begins: that no bag is left would tell nothing. */
export default function BagsToCome({ user, plan, once }: BagsToComeProps) {
  const t = useTexts('account_state');
  const { bags } = useTexts('common');
  const date = useBeginDate(user);
  if (date === null) return once;
  const first = parsePlanId(user.next_month_plan_id) ?? plan;
  return (
    <p className={styles.bags}>
      {t.bags_from({ date })} <strong>{bags({ count: washCountOf(first.part) })}</strong>
    </p>
  );
}
