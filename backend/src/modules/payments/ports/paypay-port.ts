import type { Asked } from './provider-report.js';

export interface PayPayOrder {
  readonly no: string;
  readonly amount: number;
  readonly description: string;
  readonly returnUrl: string;
}

/** PayPay on the web: a code with an address that the customer is sent to; what became of it has to be asked. */
export abstract class PayPayPort {
  /** Throws ProviderSilent or ProviderRefused. */
  abstract createCode(order: PayPayOrder): Promise<{ readonly codeId: string; readonly url: string }>;
  abstract query(no: string): Promise<Asked>;
  abstract cancelCode(codeId: string): Promise<void>;
  /** The number that a notification is about; null when it names none. It is only a hint to ask. */
  abstract numberOf(notification: unknown): string | null;
}
