import { CANCEL_KIND, PROGRESS } from '@laundry/shared/constants/progress';
import { relinkedDeliveries } from '@laundry/shared/rules/booking/same-time-chain';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { returnedCount, usesBalance } from '@laundry/shared/rules/stages/request-ending';
import type { Fact } from '../../../components/page/FactList';
import { t } from '../../../i18n';
import type { CustomerRequest, RequestDetail } from '../../../providers/api/api-types';
import { nowJst } from '../../../providers/clock';
import { changeText } from '../date-change/change-text';
import type { CancelType } from '../request-paths';
import { scheduleText, shownLeg } from '../row-facts';

/** What follows from the end of a request, by the rules that the server ends it with; `others`: all of its customer's requests. */
export function endingFacts(request: RequestDetail, type: CancelType, others: readonly CustomerRequest[]): Fact[] {
  const open = others.filter(({ id, status }) => id !== request.id && status !== PROGRESS.delivered);
  return [
    { label: t('requests.cancel.bags'), value: bagsText(request, type) },
    ...movedDeliveries(request, open),
    { label: t('requests.cancel.mail'), value: mailText(request, type) },
    { label: t('requests.cancel.others'), value: othersText(open) },
  ];
}

function bagsText(request: RequestDetail, type: CancelType): string {
  if (request.is_onetime) return t('requests.cancel.refund');
  const bags = returnedCount(type === 1 ? CANCEL_KIND.operator : CANCEL_KIND.discard, request);
  if (bags > 0) return t('requests.cancel.returned', { count: bags });
  return t(usesBalance(request) ? 'requests.cancel.kept' : 'requests.cancel.noBags');
}

const mailText = ({ email }: RequestDetail, type: CancelType): string =>
  type === 1 ? t('requests.cancel.mailed', { email: email ?? '' }) : t('requests.cancel.noMail');

/** The request before it, whose laundry this pickup would have brought, is delivered with the next pickup. */
function movedDeliveries(request: RequestDetail, open: readonly CustomerRequest[]): Fact[] {
  if (parsePlanId(request.plan_id)?.sameTime !== true) return [];
  const chain = open.flatMap(({ id, plan_id, is_bag_delivery, sched_pickup_dt, sched_delivery_dt }) =>
    id === null || sched_pickup_dt === null || is_bag_delivery || parsePlanId(plan_id)?.sameTime !== true
      ? []
      : [{ id, sched_pickup_dt, sched_delivery_dt }],
  );
  return relinkedDeliveries(chain).map(({ id, delivery }) => ({
    label: t('requests.cancel.delivered', { id }),
    value: changeText(chain.find((row) => row.id === id)?.sched_delivery_dt ?? null, delivery),
  }));
}

function othersText(open: readonly CustomerRequest[]): string {
  if (open.length === 0) return t('requests.detail.none');
  return open
    .map((row) => {
      const leg = shownLeg(row);
      const time = scheduleText(leg === 'pickup' ? row.sched_pickup_dt : row.sched_delivery_dt, nowJst());
      return t('requests.cancel.other', { id: row.id ?? '', leg: t(`requests.leg.${leg}`), time });
    })
    .join('\n');
}
