import { Inject, Injectable } from '@nestjs/common';
import { changeableRow } from '@laundry/shared/rules/dates/change-rules';
import { pickupWindowEnd } from '@laundry/shared/rules/onetime/onetime-choices';
import type { AreaService } from '@laundry/shared/rules/plans/area-service';
import { addressee } from '@laundry/shared/text/person-name';
import { readable } from '../../../common/crypto/unreadable.js';
import { AreaQueries } from '../../areas/area.queries.js';
import type { RequestMail } from '../../mail/templates/request-mail-data.js';
import type { User } from '../../users/user.entity.js';
import type { WashRequest } from './wash-request.entity.js';

type Facts = 'id' | 'plan_id' | 'count' | 'is_tentative' | 'is_bag_delivery' | 'sched_pickup_dt' | 'sched_delivery_dt';
type Results = 'result_pickup_dt' | 'result_delivery_dt' | 'visit_secret' | 'cost_centre' | 'booked_by';
type Request = Pick<WashRequest, Facts | Results>;
type Person = Pick<User, 'name1' | 'name2' | 'company_name'>;

/** What the mails about a request say of it; `area`: where a one-time request is served. */
export function requestMail(user: Person, request: Request, area: AreaService | null = null): RequestMail {
  const changeable = changeableRow(request);
  const { sched_pickup_dt: pickup } = request;
  return {
    name: addressee(user),
    number: request.id,
    plan_id: request.is_bag_delivery ? null : request.plan_id,
    pickup,
    visit: changeable.is_onetime && pickup !== null ? { until: pickupWindowEnd(pickup, area) } : null,
    delivery: request.is_tentative ? null : request.sched_delivery_dt,
    count: request.count,
    changeable,
    page: readable(request.visit_secret),
    cost_centre: request.cost_centre,
    booked_by: request.booked_by,
  };
}

/** The same of a stored request: when somebody comes for a one-time one depends on where. */
@Injectable()
export class RequestMails {
  constructor(@Inject(AreaQueries) private readonly areas: AreaQueries) {}

  async of(user: Person & Pick<User, 'send_addr_zipcode'>, request: Request): Promise<RequestMail> {
    const area = changeableRow(request).is_onetime ? await this.areas.ofZipcode(user.send_addr_zipcode) : null;
    return requestMail(user, request, area);
  }
}
