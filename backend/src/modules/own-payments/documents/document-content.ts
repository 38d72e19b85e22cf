import type { CostCentreSum } from '@laundry/shared/rules/companies/cost-centre';
import type { TaxRate } from '@laundry/shared/rules/payments/consumption-tax';
import type { InvoiceConfig } from '../../../config/invoice-config.js';

export interface DocumentLine {
  readonly words: string;
  readonly rate: TaxRate;
  /** Yen, tax included. */
  readonly amount: number;
}

/** What a document says, but for its number, its day and its addressee. Stored: what was issued is not what a setting says today. */
export interface DocumentContent {
  readonly kind: 'receipt' | 'invoice';
  readonly issuer: InvoiceConfig;
  /** First and last day of what it is about. */
  readonly span: { readonly from: string; readonly until: string };
  readonly lines: readonly DocumentLine[];
  /** How it was paid; null of an invoice. */
  readonly method: string | null;
  /** Of an invoice, the day until which it is to be paid; null of a receipt. */
  readonly due_date: string | null;
  /** Of a company's invoice, what each of its cost centres had washed; documents of before have none. */
  readonly cost_centres?: readonly CostCentreSum[];
}
