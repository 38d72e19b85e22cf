import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../common/clock/clock.js';
import { NotFound } from '../../common/errors/not-found.js';
import { Overtaken } from '../../common/errors/overtaken.js';
import { Database } from '../../common/transaction/database.js';
import { ProviderOrder } from '../payments/orders/provider-order.entity.js';

/** Puts what a payment provider was told in vain back among what it is still to be told. */
@Injectable()
export class TellProviderAgain {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Throws {@link NotFound}, and {@link Overtaken} for one that was not given up, or is told again already. */
  async execute(id: number): Promise<void> {
    const { manager } = this.database;
    const again = { state: 'waiting' as const, tries: 0, next_try_at: this.clock.now() };
    const { affected } = await manager.update(ProviderOrder, { id, state: 'failed' }, again);
    if (affected === 1) return;
    throw (await manager.existsBy(ProviderOrder, { id })) ? new Overtaken() : new NotFound();
  }
}
