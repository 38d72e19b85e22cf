import { PAGE } from '@laundry/shared/constants/pages';
import type { PlanCustomer } from '@laundry/shared/rules/plans/plan-change';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentUser } from '../../../lib/api-types';
import { currentUserQuery } from '../../../lib/session/current-user';
import { dropDraft } from '../../../lib/form/form-draft';
import { type HandedOver, keepPayment } from '../../../lib/payment/open-payment';
import { PATHS } from '../../../lib/paths';
import { useAreaOf } from '../../../lib/use-area-of';
import { useCheckedStep } from '../../../lib/form/use-checked-step';
import { useRuleForm } from '../../../lib/form/use-rule-form';
import { useSendOnce } from '../../../lib/form/use-send-once';
import { useSending } from '../../../lib/form/use-sending';
import { useStands } from '../../../lib/form/use-stands';
import { keepDoneKind } from '../done-kind';
import { changePlan } from './api';
import { checkPlanEdit, onPlanFields } from './plan-edit-rules';
import { type PlanEditValues, valuesOf, wishOf } from './plan-edit-values';
import { plannedChange } from './planned-change';

/** Another plan, from its first choice to the page where it ends or the provider's, which leads there, too. */
export function usePlanEdit(user: CurrentUser, customer: PlanCustomer) {
  const draft = `plan.${user.id}`;
  const areaOf = useAreaOf();
  const form = useRuleForm<PlanEditValues>({
    defaultValues: valuesOf(user),
    rule: async (values) => checkPlanEdit(values, customer, await areaOf(user)),
    draft: { name: draft, without: [] },
  });
  const navigate = useNavigate();
  const queries = useQueryClient();
  const steps = useCheckedStep<PlanEditValues>();
  const stands = useStands();
  const [leaving, setLeaving] = useState<HandedOver | null>(null);
  const send = useSendOnce(changePlan, draft);
  const sending = useSending({
    form,
    steps,
    send: (values: PlanEditValues) => send(wishOf(values)),
    onSent: async ({ payment, payment_no: no }, values) => {
      const change = plannedChange(values, user, customer);
      if (change !== null) keepDoneKind(user.id, change);
      if (payment && no !== undefined) {
        const to = { form: payment };
        keepPayment({ no, pageId: PAGE.planChange, draft, resume: { path: PATHS.planEditComplete, to } });
        setLeaving(to);
        return;
      }
      dropDraft(draft);
      if (stands.current) await navigate(PATHS.planEditComplete, { replace: true });
      await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    },
    isUnpaid: ({ payment }) => payment !== undefined,
    refusalOf: onPlanFields,
  });
  return { ...sending, draft, form, confirming: steps.confirming, leaving, toInput: steps.toInput };
}
