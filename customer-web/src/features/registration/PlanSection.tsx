import { HAND_OVER_OF_METHOD } from '@laundry/shared/constants/hand-over-types';
import { SIZE, SIZE_CODES } from '@laundry/shared/constants/sizes';
import { labelOf } from '@laundry/shared/masters/lov';
import { useWatch } from 'react-hook-form';
import { Card } from '../../components/ui/Card';
import { RadioGroup } from '../../components/ui/RadioGroup';
import { useLovs } from '../../lib/use-lovs';
import { MonthlyPlanFields } from './MonthlyPlanFields';
import { PlanPrice } from './PlanPrice';
import { useRegistrationForm } from './registration-form';

export function PlanSection() {
  const { form, t, choice } = useRegistrationForm();
  const lovs = useLovs();
  const monthly = useWatch({ control: form.control, name: 'plan_kind' }) === 'monthly';
  const handOvers = [
    ...HAND_OVER_OF_METHOD[1].map((type) => ({ type, note: t.methods.inPerson })),
    ...HAND_OVER_OF_METHOD[2].map((type) => ({ type, note: t.methods.unattended })),
  ];
  return (
    <Card title={t.sections.plan}>
      <RadioGroup
        {...choice('plan_kind')}
        columns={2}
        choices={[
          { value: 'monthly', label: t.plan_kinds.monthly, note: t.plan_kinds.monthly_note },
          { value: 'onetime', label: t.plan_kinds.onetime, note: t.plan_kinds.onetime_note },
        ]}
      />
      <RadioGroup
        {...choice('pickup_delivery_type')}
        mark="required"
        columns={2}
        choices={handOvers.map(({ type, note }) => ({
          value: String(type),
          label: labelOf(lovs.pd_type, type),
          note: monthly ? note : undefined,
        }))}
      />
      {monthly && (
        <>
          <RadioGroup
            {...choice('bag_size')}
            mark="required"
            columns={2}
            choices={SIZE_CODES.map((size) => ({
              value: size,
              label: labelOf(lovs.size, SIZE[size]),
              note: t.size_note[size],
            }))}
          />
          <MonthlyPlanFields />
        </>
      )}
      <PlanPrice />
    </Card>
  );
}
