import { monthToCome } from '@laundry/shared/rules/payments/begin-next-month';
import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { displayDate } from '@laundry/shared/time/display';
import { type JstDateTime, dateOf, endOfMonth } from '@laundry/shared/time/jst';
import { useLang } from '../../../i18n/language';
import { useTexts } from '../../../i18n/texts';
import type { CurrentUser } from '../../../lib/calls/api-types';

/** The bags left and until when they hold, for those of a month do not carry over; null for who pays each time, and before a plan begins. */
export function useBagsHold(user: CurrentUser, now: JstDateTime): string | null {
  const { next: t } = useTexts('requests');
  const { bags } = useTexts('common');
  const lang = useLang();
  const plan = parsePlanId(user.user_plan.plan_id);
  if (plan === null || isOnetime(plan) || monthToCome(user, now) !== null) return null;
  const until = displayDate(endOfMonth(dateOf(now)), lang, now);
  return t.bags_hold({ bags: bags({ count: user.available_request_count }), until });
}
