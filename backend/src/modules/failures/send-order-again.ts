import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Conflict } from '../../common/errors/conflict.js';
import { Database } from '../../common/transaction/database.js';
import { ProviderOrder } from '../payments/orders/provider-order.entity.js';

/** Puts an order that was sent to a payment provider in vain back among the waiting. */
@Injectable()
export class SendOrderAgain {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Throws {@link NotFound}, and {@link Conflict} for one that was not given up, or is waiting again already. */
  async execute(id: number): Promise<void> {
    const again = { state: 'waiting' as const, tries: 0, next_try_at: this.clock.now() };
    const failed = { id, state: 'failed' as const };
    const { affected } = await this.database.inTransaction(() =>
      this.database.manager.update(ProviderOrder, failed, again),
    );
    if (affected === 1) return;
    throw (await this.database.manager.existsBy(ProviderOrder, { id })) ? new Conflict() : new NotFound();
  }
}
