import { PAGE } from '@laundry/shared/constants/pages';
import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { retold } from '@laundry/web-kit/calls/retold';
import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser, PlanChangeBody } from '../../../lib/calls/api-types';
import { currentUserQuery } from '../../../lib/session/current-user';
import { useConfirmedForm } from '../../../lib/form/use-confirmed-form';
import { useLeaveToPay } from '../../../lib/payment/use-leave-to-pay';
import { PATHS } from '../../../lib/paths';
import { useAreaOf } from '../../../lib/areas/use-area-of';
import { keepDoneKind } from '../done-kind';
import { checkPlanEdit, onPlanField } from './plan-edit-rules';
import { type PlanEditValues, valuesOf, wishOf } from './plan-edit-values';
import { plannedChange } from './planned-change';
import { answer, client } from '../../../lib/calls/api';

/** The same key asks for the same change once, however often it is pressed or repeated. */
export const changePlan = (body: PlanChangeBody, idempotencyKey: string) =>
  answer(client.POST('/api/v1/users/me/userPlan', { body, headers: { 'Idempotency-Key': idempotencyKey } }));

type PlanChangeAnswer = Awaited<ReturnType<typeof changePlan>>;

/** Another plan, from its first choice to the page where it ends or the provider's, which leads there, too. */
export function usePlanEdit(user: CurrentUser, customer: PlanCustomer) {
  const draft = `plan.${user.id}`;
  const areaOf = useAreaOf();
  const queries = useQueryClient();
  const { leaving, leaveToPay } = useLeaveToPay();
  const steps = useConfirmedForm<PlanEditValues, PlanEditValues, PlanChangeAnswer>({
    draft: { name: draft },
    rule: async (values) => checkPlanEdit(values, customer, await areaOf(user)),
    fresh: valuesOf(user),
    checkedOf: (values) => values,
    sendKeyed: (values, key) => retold(changePlan(wishOf(values), key), onPlanField(values)),
    ended: ({ payment, payment_no: no }, values) => {
      const change = plannedChange(values, user, customer);
      if (change !== null) keepDoneKind(user.id, change);
      if (!payment || no === undefined) return { to: PATHS.planEditComplete };
      const resume = { path: PATHS.planEditComplete, to: { form: payment } };
      return leaveToPay(resume, { no, pageId: PAGE.planChange, draft });
    },
    changed: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
  });
  return { ...steps, draft, leaving };
}
