import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PAGE } from '@laundry/shared/constants/pages';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { Database } from '../../../common/transaction/database.js';
import { selfActor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { methodOf } from '../../payments/core/method-of.js';
import { PaymentEffect, type Effected, type EndedPayment } from '../../payments/core/payment-effects.js';
import { EndRequest } from '../ending/end-request.js';
import { HELD } from '../request/live-request.js';
import { RequestMails } from '../request/request-mail.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** What the payment of a one-time request is for. */
export interface OnetimePurpose {
  readonly request_id: number;
  /** The company's key with the provider of deferred invoices. */
  readonly frd_key?: string;
}

/** A one-time request is held until it is paid: paid, it is a request like any other; unpaid, it is dropped. */
@Injectable()
export class OnetimePayment extends PaymentEffect<OnetimePurpose> {
  readonly page = PAGE.onetimeRequest;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(EndRequest) private readonly ending: EndRequest,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RequestMails) private readonly mails: RequestMails,
  ) {
    super();
  }

  /** Dropped by then, the request does not come back: its place may be another's. */
  async settle({
    payment: { amount, channel },
    user,
    purpose: { request_id: id },
  }: EndedPayment<OnetimePurpose>): Promise<Effected> {
    const held = { id, user_id: user.id, ...HELD };
    const { affected } = await this.database.manager.update(WashRequest, held, { pay_by: null });
    if (affected !== 1) return 'late';
    const request = await this.database.manager.findOneByOrFail(WashRequest, { id });
    const actor = selfActor(user);
    await this.history.record({ type: OPERATION.onetimeRequested, actor, user, request, price: amount });
    const paid = { amount, method: methodOf({ channel }) };
    const data = { ...(await this.mails.of(user, request)), paid };
    await this.outbox.enqueue({ template: 'request_received', to: user, data });
    return 'done';
  }

  override async release({ user, purpose: { request_id: id } }: EndedPayment<OnetimePurpose>): Promise<void> {
    const request = await this.database.manager.findOneBy(WashRequest, { id, user_id: user.id, ...HELD });
    if (request === null) return;
    await this.ending.execute({ kind: CANCEL_KIND.unpaid, actor: null, user, request });
  }
}
