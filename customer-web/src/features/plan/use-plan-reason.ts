import { planChangeReason } from '@laundry/shared/rules/plans/plan-change';
import { dateOf } from '@laundry/shared/time/jst';
import { useState } from 'react';
import type { CurrentUser } from '../../lib/calls/api-types';
import { nowJst } from '@laundry/web-kit/now-jst';
import { displayDate } from '@laundry/shared/time/display';
import { useLang } from '../../i18n/language';
import { useTexts } from '../../i18n/texts';
import { useMessageText } from '../../lib/calls/message-text';

export type PlanReason = NonNullable<ReturnType<typeof planChangeReason>>;

/** Why a customer cannot choose a plan at all, as of when the screen was opened; null when it is only a question of which one. */
export function usePlanReason(user: CurrentUser, isSuspendedForCard: boolean): PlanReason | null {
  const [now] = useState(nowJst);
  const { status, withdrawal_dt, user_plan } = user;
  return planChangeReason({ status, withdrawal_dt, plan_id: user_plan.plan_id, isSuspendedForCard }, now);
}

interface PlanReasonWords {
  title: string;
  /** What comes next; null where nothing does. */
  lead: string | null;
}

/** What is said to who cannot choose a plan: the account waits for somebody else, or ends. */
export function usePlanReasonWords({ withdrawal_dt }: CurrentUser): (reason: PlanReason) => PlanReasonWords {
  const { under_review, suspended_onetime, leaving } = useTexts('plan').edit;
  const textOf = useMessageText();
  const lang = useLang();
  const [now] = useState(nowJst);
  const leads: Readonly<Partial<Record<PlanReason, string>>> = {
    status_disabled: under_review,
    status_stopped_other: suspended_onetime,
    ...(withdrawal_dt !== null && {
      withdrawal_booked: leaving({ date: displayDate(dateOf(withdrawal_dt), lang, now) }),
    }),
  };
  return (reason) => ({ title: textOf(reason), lead: leads[reason] ?? null });
}
