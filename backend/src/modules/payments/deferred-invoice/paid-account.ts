import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_CHANNEL } from '@laundry/shared/constants/payment-states';
import { REASON } from '@laundry/shared/constants/reasons';
import { mayUseMember } from '@laundry/shared/rules/payments/deferred-member';
import { personName } from '@laundry/shared/text/person-name';
import { DomainError } from '../../../common/errors/domain-error.js';
import { FieldErrors } from '../../../common/errors/field-errors.js';
import { Unavailable } from '../../../common/errors/unavailable.js';
import type { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import { StartPayment } from '../begin/start-payment.js';
import { DeferredInvoicePort, type MemberCheck } from '../ports/deferred-invoice-port.js';
import { ProviderSilent } from '../ports/provider-report.js';
import type { PaidAccountView } from './paid-account.view.js';

/** For how much a company is checked when no price is known yet, yen. */
const DUMMY_PRICE = 5_000;
const RETRY_SECONDS = 5;

/** A company's account with the provider of deferred invoices. */
@Injectable()
export class PaidAccount {
  constructor(
    @Inject(StartPayment) private readonly payments: StartPayment,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(DeferredInvoicePort) private readonly port: DeferredInvoicePort,
  ) {}

  async status(userId: number, frdKey: string, price = DUMMY_PRICE): Promise<PaidAccountView> {
    await this.company(userId, frdKey);
    return this.ask(() => this.port.check(frdKey, price));
  }

  async create(userId: number, frdKey: string): Promise<PaidAccountView> {
    const user = await this.company(userId, frdKey);
    return this.ask(() =>
      this.port.createMember({
        member: frdKey,
        company: user.company_name ?? '',
        companyKana: user.company_name_kana ?? '',
        ceo: personName({ name1: user.company_ceo_name1 ?? '', name2: user.company_ceo_name2 ?? '' }),
        ceoKana: personName({ name1: user.company_ceo_name_kana1 ?? '', name2: user.company_ceo_name_kana2 ?? '' }),
        zipcode: user.bill_addr_zipcode,
        address: [user.bill_addr_detail1, user.bill_addr_detail2, user.bill_addr_detail3],
        clerk: personName(user),
        clerkKana: personName({ name1: user.kana1, name2: user.kana2 }),
        phone: user.company_hq_phone_number ?? user.phone_number,
        email: user.email,
      }),
    );
  }

  /** The caller, a company, by whose own key it asks. */
  private async company(userId: number, frdKey: string): Promise<User> {
    const user = await this.users.byId(userId);
    if (!user.is_company || !this.payments.offers(PAYMENT_CHANNEL.deferredInvoice)) {
      throw new DomainError(REASON.forbidden);
    }
    if (!mayUseMember(frdKey, userId)) throw FieldErrors.on('frd_key', 'invalid_value');
    return user;
  }

  private async ask(call: () => Promise<MemberCheck>): Promise<PaidAccountView> {
    try {
      const { isOk, errors } = await call();
      return {
        is_ok: isOk,
        errors: errors.map(({ code, message }) => ({ error_code: code, error_message: message })),
      };
    } catch (error) {
      if (error instanceof ProviderSilent) throw new Unavailable(RETRY_SECONDS);
      throw error;
    }
  }
}
