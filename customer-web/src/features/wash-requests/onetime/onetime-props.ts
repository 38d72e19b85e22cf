import type { OnetimeContext } from '@laundry/shared/rules/onetime/onetime-request';
import type { PlanId } from '@laundry/shared/rules/plans/plan-id';
import type { CurrentUser } from '../../../lib/calls/api-types';
import type { RequestSetting } from '../request-setting';

export interface OnetimeProps {
  user: CurrentUser;
  plan: PlanId;
  context: OnetimeContext;
  setting: RequestSetting;
}
