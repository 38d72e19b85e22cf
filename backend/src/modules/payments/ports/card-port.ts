import type { Asked, ProviderReport } from './provider-report.js';

export interface FormParam {
  readonly name: string;
  readonly value: string;
}

/** A form that the customer's browser posts, hidden, to the provider's page. */
export interface CardForm {
  readonly url: string;
  readonly params: readonly FormParam[];
}

export interface CardOrder {
  readonly no: string;
  readonly userId: number;
  /** Yen; 0 only checks the card. */
  readonly amount: number;
  readonly keepsCard: boolean;
  /** The mail address that the provider writes its receipt to. */
  readonly email: string;
  /** Where the provider reports. */
  readonly notifyUrl: string;
  /** Where the browser comes back. */
  readonly returnUrl: string;
}

export interface CardCharge {
  readonly no: string;
  readonly amount: number;
  /** The card on file. */
  readonly member: string;
}

/** A notification as it came. */
export interface RawNotification {
  readonly body: Buffer;
  readonly address: string;
}

/** Card payments: a hidden form, a report from server to server, charges to the card on file. */
export abstract class CardPort {
  /** Whether only a card that was put on file can be charged; the sandbox charges anybody. */
  readonly needsCardOnFile: boolean = true;

  abstract form(order: CardOrder): Promise<CardForm>;
  /** What a notification says; null when it names no payment. One whose own check fails is distrusted. */
  abstract readNotification(raw: RawNotification): ProviderReport | null;
  /** What the provider wants to hear: that its report was taken, or why not. */
  abstract answer(refusedFor: string | null): { readonly type: string; readonly body: string };
  /** Charges the card on file. Throws ProviderSilent or ProviderRefused. */
  abstract chargeRecurring(charge: CardCharge): Promise<ProviderReport>;
  /** Ends, or takes up again, what may be charged to the card on file. */
  abstract stop(member: string): Promise<void>;
  abstract resume(member: string): Promise<void>;
  abstract query(no: string): Promise<Asked>;
}
