import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { firstPlanPrice } from '@laundry/shared/rules/plans/first-plan-price';
import { planName } from '@laundry/shared/masters/plans';
import { useFormContext, useWatch } from 'react-hook-form';
import type { Chosen, ChosenSoFar } from '../../components/buttons/StepActions';
import { planOf } from '../../components/plan/plan-values';
import { groupDigits } from '../../components/text/group-digits';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import type { RegistrationValues } from './form/registration-values';

/** What is registered for and what it costs, today and each month, as far as it is chosen. */
export function usePriceInSight(): ChosenSoFar {
  const { in_sight: t } = useTexts('registration');
  const { taxed } = useTexts('payment');
  const lang = useLang();
  const form = useFormContext<RegistrationValues>();
  const values = useWatch({ control: form.control, compute: (all) => all });
  const plan = planOf(values);
  const yen = (price: number): string => taxed({ price: groupDigits(price) });
  const linesOf = (): readonly Chosen[] => {
    if (values.plan_kind === 'onetime') return [{ term: t.price, text: t.onetime }];
    if (plan === null || isOnetime(plan)) return [{ term: t.price, text: t.none }];
    const { today, monthly } = firstPlanPrice(plan, { payment_method: Number(values.payment_method_id) });
    return [
      { term: t.plan, text: planName(plan, lang), isBeside: true },
      { term: t.monthly, text: yen(monthly) },
      { term: t.today, text: yen(today), isTotal: true },
    ];
  };
  return { title: t.title, lines: linesOf() };
}
