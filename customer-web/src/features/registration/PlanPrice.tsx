import { isOnetime, washCountOf } from '@laundry/shared/rules/plan-id';
import { monthlyPrice, unitPrice } from '@laundry/shared/rules/price';
import { useWatch } from 'react-hook-form';
import { Yen } from '../../components/ui/Yen';
import styles from './PlanPrice.module.css';
import { useRegistrationForm } from './registration-form';
import { planOf } from './registration-values';

/** What the choices cost; announced when it changes. */
export function PlanPrice() {
  const { form, t } = useRegistrationForm();
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
                <Yen amount={monthlyPrice(plan)} />
              </strong>
              {t.price.per_month}
            </span>
          </p>
          <p className={`${styles.amount} muted small`}>
            <span>{t.price.unit}</span>
            <Yen amount={unitPrice(monthlyPrice(plan), washCountOf(plan.part))} />
          </p>
        </>
      )}
    </div>
  );
}
