import { labelOf } from '@laundry/shared/masters/lov';
import { planName } from '@laundry/shared/masters/plans';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { type PlanTerms as PlanToCome, isSamePlan } from '@laundry/shared/rules/plans/plan-to-come';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import type { ReactNode } from 'react';
import type { Description } from '../../../components/page/DescriptionList';
import { Yen } from '../../../components/text/Yen';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useLovs } from '../../../lib/use-lovs';
import { type PlanEditValues, optionOf, valuesOf, wishOf } from './plan-edit-values';

interface PlanTerms {
  plan: string;
  pickupMethod: string;
  option: string;
  /** Yen a month; null where each request is paid. */
  charge: number | null;
  payment: string;
}

/** The plan as it will be, each row that changes with what it replaces: the plan to come, which may be booked only. */
export function usePlanRows(user: CurrentUser, values: PlanEditValues, toCome: PlanToCome): Description[] {
  const t = useTexts('plan').edit;
  const { tax_included } = useTexts('payment');
  const termsOf = useTermsOf();
  const before = { ...termsOf(valuesOf(user, toCome)), ...usePlanOf(toCome.plan_id) };
  const replaced = isSamePlan(toCome, user.user_plan) ? t.before : t.booked_before;
  const after = termsOf(values);
  const amount = (charge: number | null): ReactNode => (charge === null ? t.pay_per_use : <Yen amount={charge} />);
  const taxed = (charge: number | null): ReactNode => (
    <>
      {amount(charge)}
      {charge !== null && tax_included}
    </>
  );
  const row = (term: string, from: ReactNode, to: ReactNode, changes: boolean, label = replaced): Description => ({
    term,
    detail: changes ? <FromTo label={label} from={from} to={to} /> : to,
  });
  const text = (term: string, from: string, to: string, label?: string): Description =>
    row(term, from || t.none, to, from !== to, label);
  return [
    text(t.rows.plan, before.plan, after.plan),
    text(t.rows.pickup_method, before.pickupMethod, after.pickupMethod),
    ...(after.charge === null ? [] : [text(t.rows.option, before.option, after.option)]),
    row(t.rows.charge, taxed(before.charge), amount(after.charge), before.charge !== after.charge),
    // How it is paid changes at once.
    text(t.rows.payment, before.payment, after.payment, t.before),
  ];
}

function FromTo({ label, from, to }: { label: string; from: ReactNode; to: ReactNode }) {
  return (
    <>
      <strong>{to}</strong>
      <br />
      <span className="muted small">
        {label}
        {from}
      </span>
    </>
  );
}

/** A first trial is no choice of the form. */
function usePlanOf(planId: string): Pick<PlanTerms, 'plan'> {
  const lang = useLang();
  const plan = parsePlanId(planId);
  return { plan: plan === null ? '' : planName(plan, lang) };
}

function useTermsOf(): (values: PlanEditValues) => PlanTerms {
  const lovs = useLovs();
  const lang = useLang();
  return (values) => {
    const plan = parsePlanId(wishOf(values).plan_id);
    const option = optionOf(values);
    return {
      plan: plan === null ? '' : planName(plan, lang),
      pickupMethod: labelOf(lovs.pd_type, values.pickup_delivery_type),
      option: labelOf(lovs.user_plan_option, option),
      charge: plan === null || isOnetime(plan) ? null : monthlyCharge(plan, option),
      payment: labelOf(lovs.payment_method, values.payment_method_id),
    };
  };
}
