import { Inject, Injectable } from '@nestjs/common';
import { Revocation } from '../../sessions/revocation.js';
import type { Actor } from '../../history/audit-entry.js';
import { Outbox } from '../../mail/outbox.js';
import type { User } from '../user.entity.js';

export interface EndedAccount {
  /** As it was before. */
  readonly user: User;
  /** Who ended it: the customer, an operator; null: the system itself. */
  readonly actor: Actor | null;
}

type Consequence = (account: EndedAccount) => Promise<void>;

/**
 * What ends with a customer's account, whoever ends it: requests, schedules, mails that wait, sessions
 * (handbook/accounts.md#what-ends-with-an-account). The modules above the users say what they keep for an account.
 */
@Injectable()
export class EndAccount {
  private readonly consequences: Consequence[] = [];

  constructor(
    @Inject(Revocation) private readonly revocation: Revocation,
    @Inject(Outbox) private readonly outbox: Outbox,
  ) {}

  /** Called once at the start by a module above. */
  register(consequence: Consequence): void {
    this.consequences.push(consequence);
  }

  /** Call in the transaction that ends the account, after the write to its row, which holds it. */
  async execute(account: EndedAccount): Promise<void> {
    for (const consequence of this.consequences) await consequence(account);
    await this.outbox.cancel(account.user.id);
    await this.revocation.everything(account.user.id);
  }
}
