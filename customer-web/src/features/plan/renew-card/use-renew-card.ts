import { PAGE } from '@laundry/shared/constants/pages';
import { seenPlan } from '@laundry/shared/rules/plans/plan-to-come';
import { useOneMutation } from '@laundry/web-kit/forms/presses/use-one-mutation';
import { useSentKey } from '@laundry/web-kit/forms/drafts/use-sent-key';
import { useQueryClient } from '@tanstack/react-query';
import type { CurrentUser } from '../../../lib/calls/api-types';
import { useLeaveToPay } from '../../../lib/payment/use-leave-to-pay';
import { PATHS } from '../../../lib/paths';
import { currentUserQuery } from '../../../lib/session/current-user';
import { tabStore } from '../../../lib/session/tab-store';
import { keepDoneKind } from '../done-kind';
import { planToComeOf } from '../../../lib/session/plan-to-come-of';
import { type PlanEditValues, wishOf } from '../edit/plan-edit-values';
import type { PlannedChange } from '../edit/planned-change';
import { changePlan } from '../edit/use-plan-edit';

/** Another card for the plan to come as it is: from the press of its button to the page of the card company. */
export function useRenewCard(user: CurrentUser, values: PlanEditValues, change: PlannedChange) {
  const draft = `card.${user.id}`;
  const queries = useQueryClient();
  const sent = useSentKey(tabStore);
  const { leaving, leaveToPay } = useLeaveToPay();
  const renewing = useOneMutation({
    mutationFn: () => {
      const body = { ...wishOf(values), ...seenPlan(planToComeOf(user)) };
      return changePlan(body, sent.keyOf(body));
    },
    // Somebody has chosen another plan to come meanwhile: the page shows that.
    onError: () => queries.invalidateQueries({ queryKey: currentUserQuery.queryKey }),
    onSuccess: ({ payment, payment_no: no }) => {
      sent.forget();
      keepDoneKind(user.id, change);
      if (!payment || no === undefined) return;
      const resume = { path: PATHS.planEditComplete, to: { form: payment } };
      leaveToPay(resume, { no, pageId: PAGE.planChange, draft });
    },
  });
  return { draft, leaving, renewing };
}
