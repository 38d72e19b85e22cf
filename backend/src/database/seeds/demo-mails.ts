import { PROGRESS } from '@laundry/shared/constants/progress';
import { addDays, addHours, addMinutes, at, dateOf, type JstDateTime } from '@laundry/shared/time/jst';
import { addressee, personName } from '@laundry/shared/text/person-name';
import type { Mail } from '../../modules/mail/mail.entity.js';
import type { MailTemplate } from '../../modules/mail/templates/mail-data.js';
import { writeMail } from '../../modules/mail/templates/write-mail.js';
import type { User } from '../../modules/users/user.entity.js';
import type { WashRequest } from '../../modules/wash-requests/request/wash-request.entity.js';
import { requestMail } from '../../modules/wash-requests/request/request-mail.js';
import type { AbsenceMail } from '../../modules/wash-requests/absence/absence-mail.entity.js';

/** Who writes the demo's mails, and to which address of the company people write. */
export interface DemoSite {
  readonly brandName: string;
  readonly publicUrl: string;
  readonly contactMail: string;
}

export type DemoRequest = Omit<WashRequest, 'live_pickup_dt'>;
type DemoMail = Omit<Mail, 'id'>;

/** Mails are shown since so many days; they are stored no longer than their customers may ask about them. */
const DAYS_BACK = 4;
const HOURS_BEFORE_PICKUP = 3;
const TRIES = 8;
/** Whose mailbox is gone. */
const UNREACHABLE = 'customer19@example.com';
const REFUSED = '550 5.1.1';
const QUESTIONER = 'customer09@example.com';
const QUESTION = '集荷のときに、前回の請求書の控えをいただくことはできますか。';

/** Writes mails as they would have been sent, but for one that could not be. */
export class DemoMails {
  readonly mails: DemoMail[] = [];

  constructor(
    private readonly now: JstDateTime,
    private readonly site: DemoSite,
  ) {}

  ofRequest(user: User, request: DemoRequest, absences: readonly Omit<AbsenceMail, 'id'>[]): void {
    const data = requestMail(user, request);
    if (!request.is_bag_delivery) this.add(user, { template: 'request_received', data }, request.created_at);
    // Who is to be picked up yet is reminded by the job.
    if (request.sched_pickup_dt !== null && request.sched_pickup_dt < this.now)
      this.add(user, { template: 'pickup_reminder', data }, addHours(request.sched_pickup_dt, -HOURS_BEFORE_PICKUP));
    const missed = { ...data, again: [] };
    for (const { type, created_at } of absences) {
      const mail: MailTemplate =
        type === 1
          ? { template: 'absence_pickup', data: { ...missed, cancelled: null } }
          : { template: 'absence_delivery', data: missed };
      this.add(user, mail, created_at);
    }
    if (request.status === PROGRESS.delivered && request.result_delivery_dt !== null)
      this.add(user, { template: 'delivered', data }, request.result_delivery_dt);
  }

  /** A question to the company, and what the sender was answered. */
  contactOf(user: User): void {
    if (user.email !== QUESTIONER) return;
    const moment = at(addDays(dateOf(this.now), -1), '13:05');
    const data = { email: user.email, userId: user.id, name: personName(user), contact: QUESTION };
    const company = { email: this.site.contactMail, id: null, current_lang: 'ja' } as const;
    this.add(company, { template: 'contact', data }, moment);
    this.add(user, { template: 'contact_received', data: {} }, moment);
  }

  /** What the company told somebody whose mailbox is gone. */
  refusedOf(user: User): void {
    if (user.email !== UNREACHABLE) return;
    const moment = at(addDays(dateOf(this.now), -1), '17:40');
    const mail: MailTemplate = {
      template: 'payment_received',
      data: { name: addressee(user), amount: 5_280, begun: null },
    };
    const send_at = addMinutes(moment, 90);
    const gone = { state: 'dead', tries: TRIES, last_error: REFUSED, sent_at: null, send_at } as const;
    this.add(user, mail, moment, gone);
  }

  private add(
    to: Pick<User, 'email' | 'current_lang'> & { readonly id: number | null },
    mail: MailTemplate,
    moment: JstDateTime,
    more: Partial<DemoMail> = {},
  ): void {
    if (moment > this.now || moment < at(addDays(dateOf(this.now), -DAYS_BACK), '00:00')) return;
    const { brandName: brand, publicUrl: url } = this.site;
    this.mails.push({
      template: mail.template,
      recipient: to.email,
      user_id: to.id,
      ...writeMail(mail, to.current_lang, { brand, url, now: moment }),
      state: 'sent',
      tries: 1,
      unanswered_tries: 0,
      send_at: moment,
      useless_after: null,
      sent_at: addMinutes(moment, 1),
      last_error: '',
      once_key: null,
      created_at: moment,
      request_id: null,
      ...more,
    });
  }
}
