import { isTentativeDelivery } from '@laundry/shared/rules/stages/request-progress';
import type { Fact } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { scheduleText } from '../row-facts';

/** The pickup and the delivery that will not take place. */
export const cancelFacts = (request: RequestDetail): readonly Fact[] => [
  {
    label: t('requests.cancel.pickup'),
    value:
      request.sched_pickup_dt === null
        ? t('requests.cancel.bagDelivery')
        : scheduleText(request.sched_pickup_dt, nowJst()),
  },
  {
    label: t('requests.cancel.delivery'),
    value: isTentativeDelivery(request.sched_delivery_dt)
      ? t('requests.cancel.sameTime')
      : scheduleText(request.sched_delivery_dt, nowJst()),
  },
];
