import { Inject, Injectable } from '@nestjs/common';
import { ERASED_NAME } from '@laundry/shared/constants/erasure';
import { FREE_TEXT_FIELDS } from '@laundry/shared/rules/history/free-text-fields';
import { In, IsNull, Not } from 'typeorm';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { Claim } from '../claims/claim.entity.js';
import { OperationHistory } from '../history/operation-history.entity.js';
import { Mail } from '../mail/mail.entity.js';
import { Notification } from '../mail/notifications/notification.entity.js';
import { PaymentDocument } from '../own-payments/documents/payment-document.entity.js';
import { Payment } from '../payments/core/payment.entity.js';
import { ManualPayment } from '../payments/manual/manual-payment.entity.js';
import { ProviderOrder } from '../payments/orders/provider-order.entity.js';
import { Photo } from '../photos/photo.entity.js';
import { VisitLinks } from '../visit-links/visit-links.js';
import { WashRequest } from '../wash-requests/request/wash-request.entity.js';
import { WeekException } from '../wash-requests/weekly/coming/week-exception.entity.js';
import { WeekRequest } from '../wash-requests/weekly/week-request.entity.js';
import { ErasedPeople } from './erased-people.js';

const NEXT_VERSION = { version: () => 'version + 1' };
const WITH_FREE_TEXTS = Object.values(FREE_TEXT_FIELDS).map(({ of }) => of);
const WITHOUT_FREE_TEXTS = `JSON_REMOVE(changes, ${Object.keys(FREE_TEXT_FIELDS)
  .map((field) => `'$.${field}'`)
  .join(', ')})`;

/** Empties what the rows around an account say of a person; what was washed, paid and counted stays. */
@Injectable()
export class ErasedRows {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(ErasedPeople) private readonly people: ErasedPeople,
    @Inject(VisitLinks) private readonly links: VisitLinks,
  ) {}

  /** Call in the transaction that holds the account, in the order of locks. */
  async erase(user_id: number): Promise<void> {
    const { manager } = this.database;
    await manager.update(WashRequest, { user_id }, { bikou: '', delivery_box_pw: '', cost_centre: null });
    await this.links.endOfAccount(user_id);
    await manager.update(WeekRequest, { user_id }, { bikou: '', delivery_box_pw: '' });
    // When somebody was away is theirs.
    await manager.delete(WeekException, { user_id });
    // What a provider of deferred invoices knows the customer by is a part of what was paid.
    const purpose = () => "JSON_REMOVE(purpose, '$.frd_key')";
    await manager.update(Payment, { user_id }, { return_path: '', checkout_redirect_url: null, purpose });
    await manager.update(ManualPayment, { user_id }, { bikou: '', ...NEXT_VERSION });
    await manager.update(PaymentDocument, { user_id }, { addressee: '' });
    await manager.update(ProviderOrder, { user_id, kind: In(['stop_card', 'resume_card']) }, { ref: '' });
    const nobody = { user: ERASED_NAME, company: '', referrer_code: null, bikou: '' };
    await manager.update(OperationHistory, { user_id }, { ...nobody, ...NEXT_VERSION });
    await manager.update(OperationHistory, { user_id, operation_user_id: user_id }, { operation_user: ERASED_NAME });
    // What nobody answered waits no more: there is nobody to answer.
    const over = { answered_at: this.clock.now(), open_request_id: null };
    await manager.update(Claim, { user_id, answered_at: IsNull() }, over);
    await manager.update(Claim, { user_id }, { text: '', answer: '', ...NEXT_VERSION });
    // Their files go with the next run of clean-photos: those without a row.
    await manager.delete(Photo, { user_id });
    // That it was changed stays.
    const written = { user_id, operation_type: In(WITH_FREE_TEXTS), changes: Not('') };
    await manager.update(OperationHistory, written, { changes: () => WITHOUT_FREE_TEXTS });
    await this.people.erase(user_id);
    await manager.update(Mail, { user_id }, { recipient: '', body: '' });
    await manager.update(Notification, { user_id }, { body: '' });
  }
}
