import { Inject, Injectable } from '@nestjs/common';
import { labelOf } from '@laundry/shared/masters/lov';
import { LOVS_JA } from '@laundry/shared/masters/lovs-ja';
import { planName } from '@laundry/shared/masters/plans';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { dateOf, eachDay, type JstDate } from '@laundry/shared/time/jst';
import { inBatches } from '../../../common/files/in-batches.js';
import type { Cell, Table } from '../../../common/files/table.js';
import { Database } from '../../../common/transaction/database.js';
import { personName } from '@laundry/shared/text/person-name';
import { checkedSpan } from '../dispatch/console-request-search.js';
import { liveSql } from '../request/live-request.js';

interface Span {
  readonly from: string;
  readonly to: string;
}

interface CustomerRow {
  readonly id: number;
  readonly name1: string;
  readonly name2: string;
  readonly plan_id: string;
  readonly payment_method_id: number;
}

type BagsByDay = ReadonlyMap<JstDate, number>;

const PICKED_UP = `${liveSql('w')} AND w.is_bag_delivery = FALSE AND w.result_pickup_dt >= ? AND w.result_pickup_dt <= ?`;

/** How many bags of whom were picked up on which day: a row for each customer with any. */
@Injectable()
export class PickedUpBagsQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Throws FieldErrors for a span that is too long. */
  table(query: Span): Table {
    const span = checkedSpan(query);
    const days = eachDay(dateOf(span.from), dateOf(span.to));
    return {
      name: `集荷個数_${days[0]}_${days.at(-1)}`,
      header: ['ID', '氏名', 'プラン', '支払方法', ...days.map((day) => day.replaceAll('-', '/'))],
      rows: this.rows(span, days),
    };
  }

  private async *rows(span: Span, days: readonly JstDate[]): AsyncGenerator<readonly Cell[]> {
    const read = (afterId: number, limit: number) => this.customers(span, afterId, limit);
    for await (const { bags, ...customer } of inBatches(read)) {
      const plan = parsePlanId(customer.plan_id);
      yield [
        customer.id,
        personName(customer),
        plan === null ? '' : planName(plan, 'ja'),
        labelOf(LOVS_JA.payment_method, customer.payment_method_id),
        ...days.map((day) => bags.get(day) ?? null),
      ];
    }
  }

  private async customers({ from, to }: Span, afterId: number, limit: number) {
    const customers = await this.database.query<CustomerRow>(
      `SELECT u.id, u.name1, u.name2, u.plan_id, u.payment_method_id FROM users u
        WHERE u.id > ? AND EXISTS (SELECT 1 FROM wash_requests w WHERE w.user_id = u.id AND ${PICKED_UP})
        ORDER BY u.id LIMIT ?`,
      [afterId, from, to, limit],
    );
    const bags = await this.bagsOf(
      customers.map(({ id }) => id),
      { from, to },
    );
    return customers.map((customer) => ({ ...customer, bags: bags.get(customer.id) ?? new Map<JstDate, number>() }));
  }

  private async bagsOf(ids: readonly number[], { from, to }: Span): Promise<ReadonlyMap<number, BagsByDay>> {
    const found = new Map<number, Map<JstDate, number>>();
    if (ids.length === 0) return found;
    const rows = await this.database.query<{ user_id: number; day: JstDate; bags: number | string }>(
      `SELECT w.user_id, SUBSTR(w.result_pickup_dt, 1, 10) AS day, SUM(w.count) AS bags FROM wash_requests w
        WHERE w.user_id IN (${ids.map(() => '?').join(', ')}) AND ${PICKED_UP}
        GROUP BY w.user_id, SUBSTR(w.result_pickup_dt, 1, 10)`,
      [...ids, from, to],
    );
    for (const { user_id, day, bags } of rows) {
      const days = found.get(user_id) ?? new Map<JstDate, number>();
      found.set(user_id, days.set(day, Number(bags)));
    }
    return found;
  }
}
