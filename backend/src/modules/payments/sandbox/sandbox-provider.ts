import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock.js';
import { ownJson } from '../../../common/own-json.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { SandboxCard } from './sandbox-card.entity.js';
import { SandboxPayment } from './sandbox-payment.entity.js';

export const SANDBOX_OUTCOMES = { approve: 'approved', decline: 'declined', cancel: 'cancelled' } as const;
export type SandboxDecision = keyof typeof SANDBOX_OUTCOMES;

type Fields = Readonly<Record<string, string>>;

/** The sandbox provider's books: what shops have asked for, and what its customers have decided. */
@Injectable()
export class SandboxProvider {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Takes a shop's request, the first time and again. */
  async open(channel: string, no: string, amount: number, fields: Fields): Promise<SandboxPayment> {
    const known = await this.find(no);
    if (known !== null) {
      await this.database.manager.update(SandboxPayment, { no }, { amount, fields: JSON.stringify(fields) });
      return { ...known, amount, fields: JSON.stringify(fields) };
    }
    const row = {
      no,
      ref: newRef(),
      channel,
      amount,
      outcome: 'open',
      fields: JSON.stringify(fields),
      created_at: this.clock.now(),
    };
    try {
      await this.database.manager.insert(SandboxPayment, row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
    return this.database.manager.findOneByOrFail(SandboxPayment, { no });
  }

  find(no: string): Promise<SandboxPayment | null> {
    return this.database.manager.findOneBy(SandboxPayment, { no });
  }

  /** What the customer decides; another decision than the last has a new number of the provider's. */
  async decide(no: string, decision: SandboxDecision): Promise<SandboxPayment> {
    const outcome = SANDBOX_OUTCOMES[decision];
    const before = await this.database.manager.findOneByOrFail(SandboxPayment, { no });
    if (before.outcome !== outcome) {
      const ref = before.outcome === 'open' ? before.ref : newRef();
      await this.database.manager.update(SandboxPayment, { no }, { outcome, ref });
    }
    const payment = await this.database.manager.findOneByOrFail(SandboxPayment, { no });
    if (outcome === 'approved' && fieldsOf(payment)['AUTOCHARGE'] === '1') await this.keepCard(cardMemberOf(no));
    return payment;
  }

  /** The card on file; one that it has never heard of it takes for good, as the demo's are. */
  async card(member: string): Promise<SandboxCard> {
    await this.keepCard(member);
    return this.database.manager.findOneByOrFail(SandboxCard, { member });
  }

  async changeCard(member: string, change: Partial<Pick<SandboxCard, 'state' | 'charges'>>): Promise<void> {
    await this.keepCard(member);
    await this.database.manager.update(SandboxCard, { member }, change);
  }

  private async keepCard(member: string): Promise<void> {
    if (await this.database.manager.existsBy(SandboxCard, { member })) return;
    const row = { member, state: 'running', charges: 'approve', created_at: this.clock.now() };
    try {
      await this.database.manager.insert(SandboxCard, row);
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
}

/** The card that a form has put on file. */
export const cardMemberOf = (no: string): string =>
  `AC${createHash('sha256').update(no).digest('hex').slice(0, 18).toUpperCase()}`;

export const fieldsOf = ({ fields }: Pick<SandboxPayment, 'fields'>): Fields => ownJson(fields);

const newRef = (): string => randomBytes(12).toString('hex').toUpperCase();
