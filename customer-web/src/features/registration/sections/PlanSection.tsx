import { useFormContext, useWatch } from 'react-hook-form';
import { Card } from '../../../components/page/Card';
import type { RegistrationValues } from '../form/registration-values';
import { BeginChoice } from './BeginChoice';
import { PricesFirst } from './PricesFirst';
import { useResidence } from '../venue/residence';
import { PlanFields } from '../../../components/plan/PlanFields';
import { PlanPrice } from '../../../components/plan/PlanPrice';

/** `isFirst`: for one request, whose price stands in sight. */
export function PlanSection({ isFirst }: { isFirst: boolean }) {
  const residence = useResidence();
  const { control } = useFormContext<RegistrationValues>();
  const isOnetime = useWatch({ control, name: 'plan_kind' }) === 'onetime';
  return (
    <Card>
      <PlanFields
        offered={residence?.offered}
        isKindKnown={isFirst}
        ofKind={!isFirst && isOnetime && residence === null && <PricesFirst />}
      />
      {!isFirst && (
        <>
          <BeginChoice />
          <PlanPrice />
        </>
      )}
    </Card>
  );
}
