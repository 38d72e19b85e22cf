import type { ReportedOutcome } from '@laundry/shared/constants/payment-states';

/** What a provider says of one payment. */
export interface ProviderReport {
  /** Our number, as the provider wrote it. */
  readonly no: string;
  readonly outcome: ReportedOutcome;
  /** Yen that the provider names; null where it names none. */
  readonly amount: number | null;
  /** The provider's own number; null while there is none. */
  readonly ref: string | null;
  /** The card that is on file from now on. */
  readonly cardMember?: string | null;
  /** Why it is not believed: its signature or its source is not good, or it is about another payment than was asked about. */
  readonly distrusted?: 'wrong_signature' | 'wrong_source' | 'wrong_number';
}

/** What asking a provider came to. `none`: it has never heard of the number. */
export type Asked = ProviderReport | 'none';

/** The provider did not answer, or nothing that tells what happened: nobody knows. */
export class ProviderSilent extends Error {}

/** The provider refused what it was asked, and did nothing. It keeps the provider's code, and nothing that it wrote besides: that may name people. */
export class ProviderRefused extends Error {
  constructor(code: string) {
    super(codeIn(code));
  }
}

/** A provider's code, as it may be stored and logged; `ERROR` for a text that is none. */
export const codeIn = (text: string): string => (/^[\w:.-]{1,60}$/.test(text) ? text : 'ERROR');
