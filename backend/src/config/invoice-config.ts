type Environment = Readonly<Record<string, string | undefined>>;

/** Whom receipts and invoices are from. */
export interface InvoiceConfig {
  /** `T` and 13 digits of a registered issuer (適格請求書発行事業者); null: its documents are no qualified invoices. */
  readonly registrationNumber: string | null;
  /** As registered. */
  readonly issuerName: string;
  /** Address and telephone number, as printed below the name. */
  readonly issuerAddress: string | null;
  /** Where invoices are paid to. */
  readonly bankAccount: string | null;
}

/** Parses the variables of receipts and invoices; every problem is added to `problems`. */
export function invoiceConfig(env: Environment, brandName: string, problems: string[]): InvoiceConfig {
  const registrationNumber = env['INVOICE_REGISTRATION_NUMBER'] || null;
  if (registrationNumber !== null && !/^T\d{13}$/.test(registrationNumber))
    problems.push('INVOICE_REGISTRATION_NUMBER must be T and 13 digits');
  if (registrationNumber !== null && !env['INVOICE_ISSUER_NAME'])
    problems.push('INVOICE_ISSUER_NAME is required with INVOICE_REGISTRATION_NUMBER: the name that is registered');
  return {
    registrationNumber,
    issuerName: env['INVOICE_ISSUER_NAME'] || brandName,
    issuerAddress: env['INVOICE_ISSUER_ADDRESS'] || null,
    bankAccount: env['INVOICE_BANK_ACCOUNT'] || null,
  };
}
