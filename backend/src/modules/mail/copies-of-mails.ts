import { Inject, Injectable } from '@nestjs/common';
import { carriedName, personName } from '@laundry/shared/text/person-name';
import { readable } from '../../common/crypto/unreadable.js';
import { Database } from '../../common/transaction/database.js';
import { User } from '../users/user.entity.js';
import { VisitLinks } from '../visit-links/visit-links.js';
import type { MailOrder } from './outbox.js';

/** Ends the key of a copy, which is written beside the mail of the same event. */
const COPY = ':clerk';

/** Mails to a company about a request also go to who of its people booked it, or wrote (docs/decisions/106). */
@Injectable()
export class CopiesOfMails {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(VisitLinks) private readonly links: VisitLinks,
  ) {}

  /**
   * The account's own mail, which gives the name of who of its people booked, as the company's screens do; and the copy of
   * whoever is still one of them.
   */
  async all(order: MailOrder): Promise<readonly [own: MailOrder, ...copies: MailOrder[]]> {
    const id = clerkOf(order.data);
    const clerk = id === null ? null : await this.database.manager.findOneBy(User, { id });
    if (clerk === null) return [order];
    const own = 'booked_by' in order.data ? withClerk(order, carriedName(personName(clerk))) : order;
    return clerk.deleted_at === null ? [own, copyTo(order, clerk, await this.linkOf(order.data, clerk.id))] : [own];
  }

  /** Their own link of the request's page: the account's goes on when they are removed. */
  private async linkOf(data: MailOrder['data'], user_id: number): Promise<{ readonly page?: string | null }> {
    if (!('booked_by' in data)) return {};
    return { page: readable(await this.links.of(data.number, user_id)) };
  }
}

function clerkOf(data: MailOrder['data']): number | null {
  if ('booked_by' in data) return data.booked_by;
  return 'clerk_id' in data ? data.clerk_id : null;
}

/** A clerk writes their own name: what may be more than one is no part of somebody else's mail. */
const withClerk = <Order extends MailOrder>(order: Order, clerk: string | null): Order =>
  clerk === null ? order : { ...order, data: { ...order.data, clerk } };

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
