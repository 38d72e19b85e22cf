/** What the provider of deferred invoices says of a company. */
export interface MemberCheck {
  readonly isOk: boolean;
  /** The provider's codes; CE-0001: it has no such member yet. */
  readonly errors: readonly { readonly code: string; readonly message: string }[];
}

/** Who is to become a member. */
export interface MemberApplication {
  readonly member: string;
  readonly company: string;
  readonly companyKana: string;
  readonly ceo: string;
  readonly ceoKana: string;
  readonly zipcode: string;
  readonly address: readonly string[];
  readonly clerk: string;
  readonly clerkKana: string;
  readonly phone: string;
  readonly email: string;
}

export interface InvoiceOrder {
  /** Our number: the provider takes the same one twice as one. */
  readonly no: string;
  readonly member: string;
  readonly amount: number;
  readonly contents: string;
}

/** Deferred invoices to companies. `member`: the company's key with the provider, opaque to us. */
export abstract class DeferredInvoicePort {
  /** Whether a company may order for so much. Throws ProviderSilent. */
  abstract check(member: string, price: number): Promise<MemberCheck>;
  abstract createMember(application: MemberApplication): Promise<MemberCheck>;
  /** Orders at booking. Throws ProviderSilent or ProviderRefused. */
  abstract register(order: InvoiceOrder): Promise<void>;
  /** Tells that the order was delivered: the invoice goes out. */
  abstract fix(no: string, member: string, fixedOn: string): Promise<void>;
}
