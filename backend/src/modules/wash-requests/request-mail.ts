import type { RequestMail } from '../mail/templates/write-mail.js';
import { addressee } from '../users/person-name.js';
import type { User } from '../users/user.entity.js';
import type { WashRequest } from './wash-request.entity.js';

/** What the mails about a request say of it. */
export const requestMail = (
  user: Pick<User, 'name1' | 'name2' | 'company_name'>,
  request: Pick<WashRequest, 'sched_pickup_dt' | 'sched_delivery_dt' | 'is_tentative' | 'count'>,
): RequestMail => ({
  name: addressee(user),
  pickup: request.sched_pickup_dt,
  delivery: request.is_tentative ? null : request.sched_delivery_dt,
  count: request.count,
});
