import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import type { RequestContext } from '@laundry/shared/rules/dates/request-context';
import type { CurrentUser, WeekRequest } from '../../../lib/calls/api-types';
import type { RequestSetting } from '../request-setting';

export interface WeeklyProps {
  user: CurrentUser;
  /** Of next month. */
  plan: PlanId;
  context: RequestContext;
  setting: RequestSetting;
  saved: readonly WeekRequest[];
}
