/** A receipt or an invoice that was issued. */
export class PaymentDocumentView {
  id: number;
  /** From 1; what is not the first says on it that it was issued again. */
  issue: number;
  /** The name of its file. */
  name: string;
}
