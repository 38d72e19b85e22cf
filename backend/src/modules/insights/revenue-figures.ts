import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_WAY, type PaymentWay } from '@laundry/shared/constants/customer-payments';
import { PAYMENT_METHOD, PAYMENT_STATUS } from '@laundry/shared/constants/payment-methods';
import { PAYMENT_CHANNEL, PAYMENT_STATE } from '@laundry/shared/constants/payment-states';
import { PLAN_PARTS } from '@laundry/shared/constants/plan-parts';
import type { DateSpan } from '@laundry/shared/rules/insights/insight-periods';
import type { DayFigures } from '@laundry/shared/rules/insights/insight-sums';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { daySpan } from '@laundry/shared/time/jst';
import { Database } from '../../common/transaction/database.js';
import type { InsightRevenueView } from './insights.view.js';

/** A deferred invoice goes out with its delivery: one of a request that ends before is charged to nobody. */
const GOES_OUT = `EXISTS (SELECT 1 FROM provider_orders o WHERE o.ref = p.no AND o.kind = 'fix_invoice' AND o.state <> 'superseded')`;

/** Money that came, when it came; neither what went back or has to, nor what is owed. */
const MONEY = `SELECT p.settled_at AS moment, p.user_id, p.channel AS way, p.amount AS price FROM payments p
    WHERE p.settled_at BETWEEN ? AND ? AND p.state = '${PAYMENT_STATE.settled}' AND p.refund_needed = FALSE
      AND p.amount > 0 AND (p.channel <> '${PAYMENT_CHANNEL.deferredInvoice}' OR ${GOES_OUT})
  UNION ALL
  SELECT m.updated_at AS moment, m.user_id,
      CASE WHEN m.payment_method_id = ${PAYMENT_METHOD.invoice} THEN '${PAYMENT_WAY.invoice}' ELSE '${PAYMENT_WAY.individual}' END AS way,
      m.price FROM manual_payments m
    WHERE m.status_id = ${PAYMENT_STATUS.done} AND m.updated_at BETWEEN ? AND ? AND m.is_refund = FALSE
      AND m.payment_id IS NULL AND m.price > 0`;

const BY_DAY = `SELECT SUBSTR(x.moment, 1, 10) AS date, SUM(x.price) AS revenue FROM (${MONEY}) x
  GROUP BY SUBSTR(x.moment, 1, 10)`;

const BY_PLAN = `SELECT u.plan_id, x.way, CASE WHEN x.moment < ? THEN 1 ELSE 0 END AS is_before,
    COUNT(*) AS payments, SUM(x.price) AS amount
  FROM (${MONEY}) x JOIN users u ON u.id = x.user_id GROUP BY u.plan_id, x.way, is_before`;

interface PlanMoney {
  readonly plan_id: string;
  readonly way: PaymentWay;
  readonly is_before: number;
  readonly payments: number | string;
  readonly amount: number | string;
}

/** What was paid: by day, and by the plan that its customer has now. */
@Injectable()
export class RevenueFigures {
  constructor(@Inject(Database) private readonly database: Database) {}

  async days(dates: DateSpan): Promise<DayFigures[]> {
    const { from, to } = daySpan(dates.from, dates.to);
    return this.database.query<DayFigures>(BY_DAY, [from, to, from, to]);
  }

  async byPlan(span: DateSpan, before: DateSpan): Promise<InsightRevenueView[]> {
    const { from: start, to } = daySpan(before.from, span.to);
    const { from } = daySpan(span.from);
    const rows = await this.database.query<PlanMoney>(BY_PLAN, [from, start, to, start, to]);
    const views = new Map<string, InsightRevenueView>();
    for (const row of rows) {
      const plan_part = parsePlanId(row.plan_id)?.part ?? null;
      const key = `${plan_part} ${row.way}`;
      const known = views.get(key) ?? { plan_part, way: row.way, payments: 0, amount: 0, amount_before: 0 };
      views.set(key, added(known, row));
    }
    return [...views.values()].sort((one, other) => orderOf(one) - orderOf(other));
  }
}

function added(view: InsightRevenueView, row: PlanMoney): InsightRevenueView {
  const amount = Number(row.amount);
  if (Number(row.is_before) === 1) return { ...view, amount_before: view.amount_before + amount };
  return { ...view, payments: view.payments + Number(row.payments), amount: view.amount + amount };
}

const WAYS = Object.values(PAYMENT_WAY);
const PARTS: readonly (string | null)[] = PLAN_PARTS;
const orderOf = ({ plan_part, way }: InsightRevenueView): number =>
  PARTS.indexOf(plan_part) * WAYS.length + WAYS.indexOf(way);
