import { isOnetime, parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { Link } from 'react-router';
import { useTexts } from '../../../i18n/texts';
import { PATHS } from '../../../lib/paths';
import { useCurrentUser } from '../../../lib/session/current-user';

/** Bags of an earlier plan that come back to a one-time one wait for a monthly plan (docs/decisions/116). */
export function BagsBackNote() {
  const { cancel } = useTexts('changes');
  const plan = parsePlanId(useCurrentUser().data?.user_plan.plan_id);
  return (
    plan !== null &&
    isOnetime(plan) && (
      <p>
        {cancel.bags_back_onetime} <Link to={PATHS.plan}>{cancel.to_plan}</Link>
      </p>
    )
  );
}
