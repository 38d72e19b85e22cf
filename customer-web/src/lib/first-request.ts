import type { JstDateTime } from '@laundry/shared/time/jst';
import { GUEST_MINUTES, dropDraft, keepDraft, readDraft } from './form/form-draft';

/** What a visitor has chosen for a one-time request before they register. */
export interface FirstRequest {
  readonly count: number;
  readonly sched_pickup_dt: JstDateTime | '';
  readonly sched_delivery_dt: JstDateTime | '';
  /** Yen of all bags, as it was shown. */
  readonly price: number;
}

/** Of the way to the dates from within the registration, which is gone back. */
export const LEADS_BACK = { leadsBack: true } as const;

const NOTHING: FirstRequest = { count: 0, sched_pickup_dt: '', sched_delivery_dt: '', price: 0 };
const NAME = 'first-request.chosen';
const DRAFT = { name: NAME, minutes: GUEST_MINUTES };

/** For this tab: the registration leads on with it, and the request begins with it. */
export const keepFirstRequest = (chosen: FirstRequest): void => keepDraft(DRAFT, chosen, NOTHING);
/** A customer's by now: stored like whatever they type, also where their payment's time runs out. */
export const keepFirstRequestUntilPaid = (chosen: FirstRequest): void => keepDraft({ name: NAME }, chosen, NOTHING);
export const dropFirstRequest = (): void => dropDraft(NAME);

export function readFirstRequest(): FirstRequest | null {
  const chosen = readDraft(DRAFT, NOTHING);
  return chosen.sched_pickup_dt === '' || chosen.sched_delivery_dt === '' ? null : chosen;
}
