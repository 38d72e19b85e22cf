import { labelOf } from '@laundry/shared/masters/lov';
import { pickupMethodFits, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { Card } from '../../../components/page/Card';
import { RadioGroup } from '../../../components/fields/RadioGroup';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useLovs } from '../../../lib/use-lovs';
import { useRegistrationForm } from '../form/registration-form';
import { useResidence } from '../venue/residence';

/** On a venue's page: the pickup method, of what the house offers and the plan allows. */
export function PickupMethodSection({ user }: { user: CurrentUser }) {
  const { t, choice } = useRegistrationForm();
  const lovs = useLovs();
  const offered = useResidence()?.offered;
  const plan = parsePlanId(user.user_plan.plan_id);
  if (!offered || plan === null) return null;
  const choices = offered
    .filter((type) => pickupMethodFits(plan, type))
    .map((type) => ({ value: String(type), label: labelOf(lovs.pd_type, type) }));
  return (
    <Card title={t.fields.pickup_delivery_type}>
      <RadioGroup {...choice('pickup_delivery_type')} mark="required" columns={2} choices={choices} />
    </Card>
  );
}
