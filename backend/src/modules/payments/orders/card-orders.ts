import { Inject, Injectable } from '@nestjs/common';
import { Database } from '../../../common/transaction/database.js';
import { ProviderOrder } from './provider-order.entity.js';
import { ProviderOrders } from './provider-orders.js';

/** Whether the card on file may still be charged, as the provider is told: only what changes what it was told last. */
@Injectable()
export class CardOrders {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(ProviderOrders) private readonly orders: ProviderOrders,
  ) {}

  /** Call inside the transaction of the operation. `member`: the card on file, or none. */
  async stop(userId: number, member: string | null): Promise<void> {
    if (member !== null && !(await this.isStopped(member))) await this.orders.add(userId, 'stop_card', member);
  }

  /** A card that nobody stopped needs no resumption. */
  async resume(userId: number, member: string | null): Promise<void> {
    if (member !== null && (await this.isStopped(member))) await this.orders.add(userId, 'resume_card', member);
  }

  private async isStopped(ref: string): Promise<boolean> {
    const last = await this.database.manager.findOne(ProviderOrder, { where: { ref }, order: { id: 'DESC' } });
    return last?.kind === 'stop_card';
  }
}
