import { Inject, Injectable } from '@nestjs/common';
import { personName } from '@laundry/shared/text/person-name';
import { IsNull } from 'typeorm';
import { Database } from '../../common/transaction/database.js';
import { User } from '../users/user.entity.js';
import { VisitLink } from '../wash-requests/request/visit-link.entity.js';
import type { MailOrder } from './outbox.js';

/** Ends the key of a copy, which is written beside the mail of the same event. */
const COPY = ':clerk';

/** Mails to a company about a request also go to who of its people booked it, or wrote (docs/decisions/106). */
@Injectable()
export class CopiesOfMails {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Null: nobody but the account is written to, or whoever booked it is none of the company's people any more. */
  async of(order: MailOrder): Promise<MailOrder | null> {
    const { data } = order;
    const id = clerkOf(data);
    if (id === null) return null;
    const clerk = await this.database.manager.findOneBy(User, { id, deleted_at: IsNull() });
    return clerk === null ? null : copyTo(order, clerk, await this.linkOf(data, id));
  }

  /** Their own link of the request's page: the account's goes on when they are removed. */
  private async linkOf(data: MailOrder['data'], user_id: number): Promise<{ readonly page?: string | null }> {
    if (!('booked_by' in data)) return {};
    const link = await this.database.manager.findOneBy(VisitLink, { wash_request_id: data.number, user_id });
    return { page: link?.visit_secret ?? null };
  }
}

function clerkOf(data: MailOrder['data']): number | null {
  if ('booked_by' in data) return data.booked_by;
  return 'clerk_id' in data ? data.clerk_id : null;
}

const copyTo = <Order extends MailOrder>(
  order: Order,
  clerk: User,
  link: { readonly page?: string | null },
): Order => ({
  ...order,
  to: clerk,
  data: { ...order.data, name: personName(clerk), ...link },
  ...(order.onceKey !== undefined && { onceKey: `${order.onceKey}${COPY}` }),
});

/** What names the event of a mail, its copy's too. */
export const eventOf = (onceKey: string): string => (onceKey.endsWith(COPY) ? onceKey.slice(0, -COPY.length) : onceKey);
