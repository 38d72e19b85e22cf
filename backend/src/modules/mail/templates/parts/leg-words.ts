import type { Lang } from '@laundry/shared/constants/langs';
import { claimUntil } from '@laundry/shared/rules/claims/claim-rules';
import { autoCancelCost, type UsedBags } from '@laundry/shared/rules/stages/request-ending';
import { belowRevisitDays, revisitDayWords } from '@laundry/shared/text/wording/lines/revisit-words';
import { pickupWindow } from '@laundry/shared/text/wording/wording';
import { WORDING } from '@laundry/shared/text/wording/wording-table';
import { displayDateTime } from '@laundry/shared/time/display';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { MissedMail, RequestFacts, RequestMail, VisitTimes } from '../request-mail-data.js';

/** When somebody comes, as the screens say it. */
const pickupWords = (
  { visit }: Pick<RequestMail, 'visit'>,
  pickup: JstDateTime,
  lang: Lang,
  now: JstDateTime,
): string => (visit === null ? displayDateTime(pickup, lang, now) : pickupWindow(pickup, visit.until, lang, now));

/** The pickup of a request: when it was, where it is done; nothing where there is none. */
export function pickupOf(
  { pickup, visit, changeable }: Pick<RequestMail, 'pickup' | 'visit' | 'changeable'>,
  lang: Lang,
  now: JstDateTime,
): string[] {
  if (pickup === null) return [];
  const { result_pickup_dt: done } = changeable;
  return [done === null ? pickupWords({ visit }, pickup, lang, now) : displayDateTime(done, lang, now)];
}

/** `delivery` null: with the next pickup. */
export const deliveryWords = (delivery: JstDateTime | null, lang: Lang, now: JstDateTime): string =>
  delivery === null ? WORDING[lang].same_time : displayDateTime(delivery, lang, now);

/** The delivery of a request: when it was, where it is done. */
export const deliveryOf = (data: Pick<RequestMail, 'delivery' | 'changeable'>, lang: Lang, now: JstDateTime): string =>
  deliveryWords(data.changeable.result_delivery_dt ?? data.delivery, lang, now);

/** When somebody would have come for a request whose pickup was changed; else nothing. */
export function pickupBefore({ before, ...data }: RequestFacts, lang: Lang, now: JstDateTime): string[] {
  if (before?.pickup == null || data.pickup === null) return [];
  const words = pickupWords(before, before.pickup, lang, now);
  return words === pickupWords(data, data.pickup, lang, now) ? [] : [words];
}

/** The same of its delivery. */
export function deliveryBefore({ before, delivery }: RequestFacts, lang: Lang, now: JstDateTime): string[] {
  if (before === undefined) return [];
  const words = deliveryWords(before.delivery, lang, now);
  return words === deliveryWords(delivery, lang, now) ? [] : [words];
}

/** Of a visit that was missed before its time: that very time was chosen again. */
export const isAsPlanned = ({ before, pickup, delivery }: VisitTimes & { readonly before: VisitTimes }): boolean =>
  before.pickup === pickup && before.delivery === delivery;

/** The days on which somebody can come again, and what is said below them; `bullet` begins each day. */
export const againLines = (again: MissedMail['again'], bullet: string, lang: Lang, now: JstDateTime): string[] => [
  ...again.map((day) => `${bullet}${revisitDayWords(day, lang, now)}`),
  ...belowRevisitDays(again, lang).flat(),
];

/** What becomes of a missed pickup from a moment on. */
export const autoCancelOf = (cancelled: JstDateTime, data: MissedMail) => ({
  cancelled,
  canChoose: canChooseAgain(data),
  cost: autoCancelCostOf(data),
});

/** What an automatic cancel costs of its bags; null: it took none from the balance, as bags that are brought. */
export const autoCancelCostOf = ({ plan_id, count }: Pick<RequestMail, 'plan_id' | 'count'>): UsedBags | null =>
  plan_id === null ? null : autoCancelCost({ plan_id, is_bag_delivery: false, count });

/** Whether its page can move a leg that was missed. */
export const canChooseAgain = ({ again = [], page }: RequestMail & Partial<Pick<MissedMail, 'again'>>): boolean =>
  again.length > 0 && page !== null;

/** Until when something that is wrong with its laundry is told; null: nothing washed was delivered. */
export const claimableUntil = ({ changeable, plan_id }: RequestMail): JstDateTime | null =>
  claimUntil({ result_delivery_dt: changeable.result_delivery_dt, is_bag_delivery: plan_id === null });
