import { Inject, Injectable } from '@nestjs/common';
import { Outbox } from '../mail/outbox.js';
import { addressee } from '@laundry/shared/text/person-name';
import type { MonthOfSchedule } from '../wash-requests/weekly/month-requests.js';
import type { Turned } from './turned.js';

/** The list of the month: what a schedule made, what it left out and why. */
@Injectable()
export class MonthMails {
  constructor(@Inject(Outbox) private readonly outbox: Outbox) {}

  async write(
    turned: readonly Turned[],
    schedules: ReadonlyMap<number, MonthOfSchedule>,
    month: string,
  ): Promise<void> {
    const mails = turned.flatMap(({ user }) => {
      const { dates = [], made = [] } = schedules.get(user.id) ?? {};
      if (dates.length === 0) return [];
      const ids = new Map(made.map(({ id, sched_pickup_dt }) => [sched_pickup_dt, id]));
      const list = dates.map(({ pickup, delivery, form, skip }) => ({
        pickup,
        delivery: form.same_time ? null : delivery,
        count: form.count,
        id: ids.get(pickup) ?? null,
        skip,
      }));
      const data = { name: addressee(user), month, list };
      return [{ template: 'month_requests' as const, to: user, data, onceKey: `month_requests:${user.id}:${month}` }];
    });
    await this.outbox.enqueueAll(mails);
  }
}
