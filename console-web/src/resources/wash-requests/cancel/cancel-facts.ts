import { isTentativeDelivery } from '@laundry/shared/rules/request-progress';
import type { Fact } from '../../../components/FactList';
import { requestTexts } from '../../../i18n/wash-requests';
import type { RequestDetail } from '../../../providers/api-types';
import { nowJst } from '../../../providers/clock';
import { scheduleText } from '../row-facts';

const { cancel: texts } = requestTexts;

/** The pickup and the delivery that will not take place. */
export const cancelFacts = (request: RequestDetail): readonly Fact[] => [
  {
    label: texts.pickup,
    value: request.sched_pickup_dt === null ? texts.bagDelivery : scheduleText(request.sched_pickup_dt, nowJst()),
  },
  {
    label: texts.delivery,
    value: isTentativeDelivery(request.sched_delivery_dt)
      ? texts.sameTime
      : scheduleText(request.sched_delivery_dt, nowJst()),
  },
];
