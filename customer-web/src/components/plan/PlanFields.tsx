import type { PlanOption } from '@laundry/shared/constants/plan-parts';
import { PICKUP_METHODS_OF_PLAN } from '@laundry/shared/constants/pickup-methods';
import { SIZE, SIZE_CODES } from '@laundry/shared/constants/sizes';
import { labelOf } from '@laundry/shared/masters/lov';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioGroup } from '../fields/RadioGroup';
import { useLovs } from '../../lib/use-lovs';
import { MonthlyPlanFields } from './MonthlyPlanFields';
import { usePlanForm } from './plan-form';
import type { PlanValues } from './plan-values';

interface PlanFieldsProps {
  /** Ways of handing over that a house offers; all of them elsewhere. */
  offered?: readonly number[] | null | undefined;
  /** Why a kind of plan cannot be chosen. */
  refusals?: Partial<Record<PlanValues['plan_kind'], string>>;
  /** Whether it is monthly or for one request was said before. */
  isKindKnown?: boolean;
  /** It is in the prices. */
  option?: PlanOption;
  /** Below the kind of plan. */
  ofKind?: ReactNode;
}

/** What a plan is made of: kind, pickup method, and for a monthly one size, same-time and bags. */
export function PlanFields({ offered, refusals = {}, isKindKnown = false, option = 0, ofKind }: PlanFieldsProps) {
  const { form, t, choice } = usePlanForm();
  const lovs = useLovs();
  const monthly = useWatch({ control: form.control, name: 'plan_kind' }) === 'monthly';
  const pickupMethods = [
    ...PICKUP_METHODS_OF_PLAN[1].map((type) => ({ type, note: undefined })),
    ...PICKUP_METHODS_OF_PLAN[2].map((type) => ({ type, note: t.methods.unattended })),
  ].filter(({ type }) => !offered || offered.includes(type));
  const kind = (value: PlanValues['plan_kind'], note: string) => ({
    value,
    label: t.plan_kinds[value],
    note: refusals[value] ?? note,
    disabled: refusals[value] !== undefined,
  });
  return (
    <>
      {!isKindKnown && (
        <RadioGroup
          {...choice('plan_kind')}
          columns={2}
          choices={[kind('monthly', t.plan_kinds.monthly_note), kind('onetime', t.plan_kinds.onetime_note)]}
        />
      )}
      {ofKind}
      <RadioGroup
        {...choice('pickup_delivery_type')}
        mark="required"
        columns={2}
        choices={pickupMethods.map(({ type, note }) => ({
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
          <MonthlyPlanFields option={option} />
        </>
      )}
    </>
  );
}
