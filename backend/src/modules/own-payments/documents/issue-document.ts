import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_WAYS_JA } from '@laundry/shared/masters/payment-words-ja';
import { costCentreSums, type CostCentreSum } from '@laundry/shared/rules/companies/cost-centre';
import { TAX_RATE } from '@laundry/shared/rules/payments/consumption-tax';
import { isInvoiced, isInvoiceMonth } from '@laundry/shared/rules/payments/customer-payment';
import { dateOf, endOfMonth } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { ownJson } from '../../../common/own-json.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { AccountLocks } from '../../users/account-locks.js';
import { RequestsOfMonth, type MonthRequest } from '../requests-of-month.js';
import { OwnPaymentQueries } from '../own-payment.queries.js';
import type { OwnPaymentRowView } from '../own-payment.view.js';
import { boughtWords } from '../payment-words.js';
import type { DocumentContent, DocumentLine } from './document-content.js';
import { DocumentFont } from './document-font.js';
import { documentName } from './document-name.js';
import { PaymentDocument } from './payment-document.entity.js';
import type { PaymentDocumentDto } from './payment-document.dto.js';
import type { PaymentDocumentView } from './payment-document.view.js';

/** Issues a receipt for money that came, or the invoice of a month that is over (handbook/payments.md#receipts-and-invoices). */
@Injectable()
export class IssueDocument {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
    @Inject(OwnPaymentQueries) private readonly payments: OwnPaymentQueries,
    @Inject(RequestsOfMonth) private readonly requests: RequestsOfMonth,
    @Inject(DocumentFont) private readonly font: DocumentFont,
  ) {}

  /** Every call issues one more; those after the first say so. */
  async execute(caller: Principal, { subject, addressee: typed }: PaymentDocumentDto): Promise<PaymentDocumentView> {
    const addressee = typed.normalize('NFC').trim();
    const char = await this.font.unprintable(addressee);
    if (char !== null) throw FieldErrors.on('addressee', 'unprintable', { char });
    return this.database.inTransaction(async () => {
      await this.accounts.lock(caller.accountId);
      const content = /^\d/.test(subject)
        ? await this.invoice(caller.accountId, subject)
        : await this.receipt(caller.accountId, subject);
      if (content === null) throw FieldErrors.on('subject', 'document_unavailable');
      const before = { user_id: caller.accountId, subject };
      const issue = (await this.database.manager.countBy(PaymentDocument, before)) + 1;
      const issued_at = this.clock.now();
      const row = { ...before, issue, issued_at, addressee, content: JSON.stringify(content) };
      const id = await this.database.insert(PaymentDocument, row);
      return { id, issue, name: documentName(content.kind, subject) };
    });
  }

  private async receipt(userId: number, key: string): Promise<DocumentContent | null> {
    const payment = await this.payments.one(userId, key);
    if (payment?.has_receipt !== true) return null;
    const day = dateOf(payment.at);
    return {
      kind: 'receipt',
      issuer: this.config.invoices,
      span: { from: day, until: day },
      lines: [lineOf(payment)],
      method: PAYMENT_WAYS_JA[payment.method],
      due_date: null,
    };
  }

  private async invoice(userId: number, month: string): Promise<DocumentContent | null> {
    if (!isInvoiceMonth(month, this.clock.today())) return null;
    const billed = (await this.payments.between(userId, month, month)).filter(isInvoiced).reverse();
    const [due] = billed.flatMap(({ due_date }) => due_date ?? []);
    if (due === undefined) return null;
    return {
      kind: 'invoice',
      issuer: this.config.invoices,
      span: { from: `${month}-01`, until: endOfMonth(`${month}-01`) },
      lines: billed.map(lineOf),
      method: null,
      due_date: due,
      cost_centres: await this.costCentres(userId, month),
    };
  }

  /** As they were issued first, so that no copy differs and no other month's sums have them; a letter that the page cannot show is printed as 〓. */
  private async costCentres(userId: number, month: string): Promise<readonly CostCentreSum[]> {
    const { manager } = this.database;
    const first = await manager.findOneBy(PaymentDocument, { user_id: userId, subject: month, issue: 1 });
    if (first !== null) return ownJson<DocumentContent>(first.content).cost_centres ?? [];
    const requests = await this.requests.invoice(userId, month);
    const names = new Map<string, string>();
    for (const { cost_centre } of requests)
      if (!names.has(cost_centre)) names.set(cost_centre, await this.font.printable(cost_centre));
    const printed = ({ cost_centre }: MonthRequest): string => names.get(cost_centre) ?? cost_centre;
    return costCentreSums(requests.map((each) => ({ ...each, cost_centre: printed(each) })));
  }
}

const lineOf = (payment: OwnPaymentRowView): DocumentLine => ({
  words: boughtWords(payment),
  rate: TAX_RATE.standard,
  amount: payment.amount,
});
