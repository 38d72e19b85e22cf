import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { isOnetime, parsePlanId, washCountOf } from '@laundry/shared/rules/plans/plan-id';
import type { Description } from '../../components/page/DescriptionList';
import { useTexts } from '../../i18n/texts';
import type { CurrentUser } from '../../lib/calls/api-types';
import { useBeginDate } from '../../lib/session/begin-date';

/** The bags of a monthly plan: what is left of them, or before it begins what it brings and when; none of a one-time plan. */
export function usePlanBags(user: CurrentUser): readonly Description[] {
  const { plan: t } = useTexts('account');
  const { bags: words } = useTexts('common');
  const date = useBeginDate(user);
  const current = parsePlanId(user.user_plan.plan_id);
  const first = date === null ? current : (parsePlanId(user.next_month_plan_id) ?? current);
  if (current === null || first === null || isOnetime(current) || isOnetime(first)) return [];
  const bags = words({ count: washCountOf(first.part) });
  if (date !== null) return [{ term: t.bags, detail: t.bags_from({ date, bags }) }];
  if (user.status === USER_STATUS.provisional) return [{ term: t.bags, detail: t.bags_paid({ bags }) }];
  if (user.status === USER_STATUS.underReview) return [{ term: t.bags, detail: t.bags_approved({ bags }) }];
  return [{ term: t.bags_left, detail: words({ count: user.available_request_count }) }];
}
