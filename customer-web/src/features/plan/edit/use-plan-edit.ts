import { PAGE } from '@laundry/shared/constants/pages';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { seenPlan } from '@laundry/shared/rules/plans/plan-to-come';
import { retold } from '@laundry/web-kit/calls/retold';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { CurrentUser, PlanChangeBody } from '../../../lib/calls/api-types';
import { currentUserQuery } from '../../../lib/session/current-user';
import { planToComeOf } from '../../../lib/session/plan-to-come-of';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { useLeaveToPay } from '../../../lib/payment/use-leave-to-pay';
import { PATHS } from '../../../lib/paths';
import { useAreaOf } from '../../../lib/areas/use-area-of';
import { keepDoneKind } from '../done-kind';
import { checkPlanEdit, onPlanField } from './plan-edit-rules';
import { type PlanEditValues, type PlanReplacement, isPlanStale, valuesOf, wishOf } from './plan-edit-values';
import { plannedChange } from './planned-change';
import { answer, client } from '../../../lib/calls/api';

/** The same key asks for the same change once, however often it is pressed or repeated. */
export const changePlan = (body: PlanChangeBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/users/me/userPlan', { body, headers: { 'Idempotency-Key': idempotencyKey } }));

type PlanChangeAnswer = Awaited<ReturnType<typeof changePlan>>;

/** Another plan, from its first choice to the page where it ends or the provider's, which leads there, too. */
export function usePlanEdit(user: CurrentUser, customer: PlanCustomer) {
  const draft = `plan.${user.id}`;
  const seen = planToComeOf(user);
  const areaOf = useAreaOf();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { leaving, leaveToPay } = useLeaveToPay();
  const steps = useConfirmedForm<PlanEditValues, PlanReplacement, PlanChangeAnswer>({
    draft: { name: draft },
    rule: async (values) => checkPlanEdit(values, customer, await areaOf(user)),
    fresh: {
      ...valuesOf(user),
      // What a card has left unpaid is paid by one, whatever was chosen before it was declined.
      ...(customer.isSuspendedForCard && { payment_method_id: String(PAYMENT_METHOD.creditCard) }),
    },
    checkedOf: (values) => ({ ...values, seen }),
    sendKeyed: (values, key) =>
      retold(changePlan({ ...wishOf(values), ...seenPlan(values.seen) }, key), onPlanField(values)),
    ended: ({ payment, payment_no: no }, values) => {
      const change = plannedChange(values, user, customer, values.seen);
      if (change !== null) keepDoneKind(user.id, change);
      if (!payment || no === undefined) return { to: PATHS.planEditComplete };
      const resume = { path: PATHS.planEditComplete, to: { form: payment } };
      return leaveToPay(resume, { no, pageId: PAGE.planChange, draft });
    },
    changed: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  return {
    ...steps,
    /** While it is sent, with what it was sent to replace. */
    confirming: steps.confirming && steps.pending ? (steps.sent ?? null) : steps.confirming,
    draft,
    leaving,
    confirm: (values: PlanEditValues) => steps.confirm({ ...values, seen }),
    /** Another plan that stands on the confirmation by now is what it replaces. */
    submit: (checked: PlanReplacement) => steps.submit(isPlanStale(checked, user) ? { ...checked, seen } : checked),
    /** The other plan is kept. */
    keepOthers: (): void => {
      steps.drop();
      void navigate(PATHS.plan);
    },
  };
}
