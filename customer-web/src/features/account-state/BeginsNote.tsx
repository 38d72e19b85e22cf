import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import { Alert } from '../../components/messages/Alert';
import { groupDigits } from '../../components/text/group-digits';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useBeginDate } from '../../lib/session/begin-date';

/** Whoever has a plan that begins later knows on every screen when, and what is charged then. */
export function BeginsNote({ user }: { user: CurrentUser }) {
  const t = useTexts('account_state');
  const date = useBeginDate(user);
  if (date === null) return null;
  const plan = parsePlanId(user.user_plan.plan_id);
  const price =
    plan === null || isOnetime(plan) ? null : groupDigits(monthlyCharge(plan, user.user_plan.user_plan_option));
  return (
    <Alert kind="info" title={t.begins({ date })}>
      {price !== null && <p>{t.begins_charge({ date, price })}</p>}
    </Alert>
  );
}
