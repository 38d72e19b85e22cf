import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { Payment } from '../core/payment.entity.js';
import { ApplyReport } from '../results/apply-report.js';
import { answerAbout, type OwnReport } from '../results/received-report.js';
import { ProviderAnswers } from './provider-answers.js';

/**
 * Before somebody settles a payment by hand its provider is asked: what that one says counts, and what it denies is not
 * settled. Only what it cannot be asked about, or does not answer, is a person's to say (decisions/053).
 */
@Injectable()
export class AskBeforeSettling {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ProviderAnswers) private readonly answers: ProviderAnswers,
    @Inject(ApplyReport) private readonly reports: ApplyReport,
  ) {}

  /** `field` is the one that says that it was paid. Throws {@link FieldErrors} when the provider says otherwise. */
  async execute(paymentId: number, field: string): Promise<void> {
    const payment = await this.database.manager.findOneByOrFail(Payment, { id: paymentId });
    if (payment.settled_at !== null || !this.answers.mayAsk(payment)) return;
    const asked = await this.answers.about(payment);
    if (asked === null) return;
    const report = asked === 'none' ? null : answerAbout(payment, 'query', asked);
    if (report === null || isDenial(report)) throw FieldErrors.on(field, 'provider_says_unpaid');
    const { reason } = await this.reports.execute(report);
    if (reason === 'wrong_amount') throw FieldErrors.on(field, 'provider_says_amount', { price: report.amount ?? '—' });
  }
}

/** What is not believed denies nothing. */
const isDenial = ({ outcome, distrusted }: OwnReport): boolean =>
  distrusted === undefined && outcome !== PAYMENT_STATE.settled;
