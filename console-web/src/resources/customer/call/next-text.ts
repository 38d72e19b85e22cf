import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import { t } from '../../../i18n';
import type { FoundCustomer } from '../../../providers/api/api-types';

/** When somebody is visited next. */
export function nextText({ next_pickup: pickup, next_delivery: delivery }: FoundCustomer, now: JstDateTime): string {
  const legs = [
    { next: pickup, leg: t('requests.leg.pickup') },
    { next: delivery, leg: t('requests.leg.delivery') },
  ];
  const told = legs.flatMap(({ next, leg }) =>
    next === null ? [] : [t('find.next', { leg, time: displayDateTime(next.sched_dt, 'ja', now) })],
  );
  return told.length === 0 ? t('find.noNext') : told.join('　');
}
