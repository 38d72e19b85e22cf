import { Inject, Injectable } from '@nestjs/common';
import { readable } from '../../common/crypto/unreadable.js';
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
      const requests = new Map(made.map((request) => [request.sched_pickup_dt, request]));
      const list = dates.map(({ pickup, delivery, form, skip }) => ({
        pickup,
        delivery: form.same_time ? null : delivery,
        count: form.count,
        id: requests.get(pickup)?.id ?? null,
        page: readable(requests.get(pickup)?.visit_secret ?? null),
        skip,
      }));
      const data = { name: addressee(user), month, list };
      return [{ template: 'month_requests' as const, to: user, data, onceKey: `month_requests:${user.id}:${month}` }];
    });
    await this.outbox.enqueueAll(mails);
  }
}
