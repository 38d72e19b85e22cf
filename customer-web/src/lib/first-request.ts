import type { JstDateTime } from '@laundry/shared/time/jst';
import { dropDraft, keepDraft, readDraft } from './form/form-draft';

/** What a visitor has chosen for a one-time request before they register. */
export interface FirstRequest {
  readonly count: number;
  readonly sched_pickup_dt: JstDateTime | '';
  readonly sched_delivery_dt: JstDateTime | '';
  /** Yen of all bags, as it was shown. */
  readonly price: number;
}

const NOTHING: FirstRequest = { count: 0, sched_pickup_dt: '', sched_delivery_dt: '', price: 0 };
/** As long as a guest's registration. */
const DRAFT = { name: 'first-request.chosen', minutes: 30 };

/** For this tab: the registration leads on with it, and the request begins with it. */
export const keepFirstRequest = (chosen: FirstRequest): void => keepDraft(DRAFT, chosen, NOTHING);
export const dropFirstRequest = (): void => dropDraft(DRAFT.name);

export function readFirstRequest(): FirstRequest | null {
  const chosen = readDraft(DRAFT, NOTHING);
  return chosen.sched_pickup_dt === '' || chosen.sched_delivery_dt === '' ? null : chosen;
}
