import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import type { ChosenSoFar } from '../../../components/buttons/StepActions';
import { groupDigits } from '../../../components/text/group-digits';
import { useTexts } from '../../../i18n/texts';
import { useChosen } from '../use-chosen';
import { type OnetimeValues, decisionOf } from './onetime-values';

/** What is chosen so far and what it costs, beside the button. */
export function useChosenOnetime(values: OnetimeValues, context: OnetimeContext): ChosenSoFar {
  const { taxed } = useTexts('payment');
  const decision = decisionOf(values, context);
  return useChosen(context.now)({
    pickup: values.sched_pickup_dt,
    delivery: values.sched_delivery_dt,
    count: values.count,
    price: decision.ok ? taxed({ price: groupDigits(decision.price) }) : undefined,
  });
}
