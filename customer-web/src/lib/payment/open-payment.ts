import type { PageId } from '@laundry/shared/constants/pages';
import type { JstDateTime } from '@laundry/shared/time/jst';
import type { PaymentForm } from '../calls/api-types';
import { storeIfItFits } from '@laundry/web-kit/storage/store-if-it-fits';

const KEY = 'laundry.customer.payment';

/** How the customer is sent to the provider: with a hidden form, or by a link. */
export type CheckoutTarget = { readonly form: PaymentForm } | { readonly url: string };

/** A payment that the customer was sent away for. */
export interface OpenPayment {
  readonly no: string;
  /** The screen that it was begun on. */
  readonly pageId: PageId;
  /** Name of the draft to drop once it is paid. */
  readonly draft: string | null;
  /**
   * How it is resumed when the customer did not return through the provider's link; the path shows how it ended,
   * `requestId` is the request that waits for it.
   */
  readonly resume: { readonly path: string; readonly to: CheckoutTarget; readonly requestId?: number } | null;
  /** How many it is for: those that are bought, or those of a request. */
  readonly bags?: number;
  /** Of a one-time request: what is held for it until it is paid; `pickup_until` null: no end of the visit is promised. */
  readonly dates?: {
    readonly pickup: JstDateTime;
    readonly pickup_until: JstDateTime | null;
    readonly delivery: JstDateTime;
  };
}

/** For this tab only: it is this tab that comes back from the provider. */
export const storePayment = (payment: OpenPayment): void =>
  void storeIfItFits(sessionStorage, KEY, JSON.stringify(payment));
export const forgetPayment = (): void => sessionStorage.removeItem(KEY);

export function storedPayment(): OpenPayment | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return isOpenPayment(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** The page of a payment's end, as the server names it to the provider. */
export const returnedPath = (path: string, no: string): string =>
  `${path}${path.includes('?') ? '&' : '?'}payment=${no}`;

const isOpenPayment = (kept: unknown): kept is OpenPayment =>
  typeof kept === 'object' &&
  kept !== null &&
  'no' in kept &&
  typeof kept.no === 'string' &&
  'pageId' in kept &&
  'draft' in kept &&
  'resume' in kept;
