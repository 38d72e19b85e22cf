import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import { isOnetime, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { monthlyCharge, unitPrice } from '@laundry/shared/rules/plans/price';
import { useWatch } from 'react-hook-form';
import { Yen } from '../text/Yen';
import styles from './PlanPrice.module.css';
import { usePlanForm } from './plan-form';
import { planOf } from './plan-values';

/** What the choices cost, with an option where there is one; announced when it changes. */
export function PlanPrice({ option = 0 }: { option?: PlanOption }) {
  const { form, t } = usePlanForm();
  const [plan_kind, pickup_delivery_type, bag_size, same_time, plan_part] = useWatch({
    control: form.control,
    name: ['plan_kind', 'pickup_delivery_type', 'bag_size', 'same_time', 'plan_part'],
  });
  const plan = planOf({ plan_kind, pickup_delivery_type, bag_size, same_time, plan_part });
  return (
    <div role="status" className={styles.price}>
      {plan_kind === 'onetime' && <p>{t.price.onetime}</p>}
      {plan_kind === 'monthly' && plan === null && <p className="muted">{t.price.none}</p>}
      {plan !== null && !isOnetime(plan) && (
        <>
          <p className={styles.amount}>
            <span>{t.price.label}</span>
            <span>
              <strong>
                <Yen amount={monthlyCharge(plan, option)} />
              </strong>
              {t.price.per_month}
            </span>
          </p>
          <p className={`${styles.amount} muted small`}>
            <span>{t.price.unit}</span>
            <Yen amount={unitPrice(monthlyCharge(plan, option), washCountOf(plan.part))} />
          </p>
        </>
      )}
    </div>
  );
}
