import { planName } from '@laundry/shared/masters/plans';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import styles from './PlanSummary.module.css';

export function PlanSummary({ plan, bags }: { plan: PlanId; bags: number }) {
  const t = useTexts('requests').booking;
  const common = useTexts('common');
  return (
    <dl className={styles.summary}>
      <div>
        <dt>{t.plan}</dt>
        <dd>{planName(plan, useLang())}</dd>
      </div>
      <div className={styles.bags}>
        <dt>{t.bags_left}</dt>
        <dd>{common.bags({ count: bags })}</dd>
      </div>
    </dl>
  );
}
