import { isOnetime, parsePlanId, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import { monthlyCharge } from '@laundry/shared/rules/plans/price';
import { Alert } from '../../components/messages/Alert';
import { groupDigits } from '../../components/text/group-digits';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { planToComeOf } from '../../lib/session/plan-to-come-of';

/** Whoever has a plan that begins later knows on every screen when, and what is charged then. */
export default function BeginsNote({ user, date }: { user: CurrentUser; date: string }) {
  const t = useTexts('account_state');
  const { bags } = useTexts('common');
  const { plan_id, user_plan_option } = planToComeOf(user);
  const plan = parsePlanId(plan_id);
  if (plan === null || isOnetime(plan)) return null;
  const price = groupDigits(monthlyCharge(plan, user_plan_option));
  return (
    <Alert kind="info" title={t.begins({ date, bags: bags({ count: washCountOf(plan.part) }) })}>
      <p>{t.begins_charge({ date, price })}</p>
    </Alert>
  );
}
