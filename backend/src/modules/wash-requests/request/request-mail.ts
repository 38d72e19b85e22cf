import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import type { RequestMail } from '../../mail/templates/mail-data.js';
import { addressee } from '@laundry/shared/text/person-name';
import type { User } from '../../users/user.entity.js';
import type { WashRequest } from './wash-request.entity.js';

type Facts = 'id' | 'plan_id' | 'count' | 'is_tentative' | 'is_bag_delivery' | 'sched_pickup_dt' | 'sched_delivery_dt';
type Results = 'result_pickup_dt' | 'result_delivery_dt';

/** What the mails about a request say of it. */
export const requestMail = (
  user: Pick<User, 'name1' | 'name2' | 'company_name'>,
  request: Pick<WashRequest, Facts | Results>,
): RequestMail => ({
  name: addressee(user),
  number: request.id,
  pickup: request.sched_pickup_dt,
  delivery: request.is_tentative ? null : request.sched_delivery_dt,
  count: request.count,
  changeable: changeableRow(request),
});
