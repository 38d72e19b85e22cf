import { CountEntry } from '../../../src/modules/balance/count-entry.entity.js';
import { OperationHistory } from '../../../src/modules/history/operation-history.entity.js';
import { Payment } from '../../../src/modules/payments/core/payment.entity.js';
import { User } from '../../../src/modules/users/user.entity.js';
import { WashRequest } from '../../../src/modules/wash-requests/request/wash-request.entity.js';
import { WeekException } from '../../../src/modules/wash-requests/weekly/coming/week-exception.entity.js';
import { WeekRequest } from '../../../src/modules/wash-requests/weekly/week-request.entity.js';
import { mailsOf } from '../calls/own-requests.js';
import { manualPaymentsOf } from '../calls/sandbox.js';
import type { Scene } from './scene.js';

/** Everything about a customer that a month has to do with, without ids and moments. */
export async function booksOf({ app, user, requestId }: Scene): Promise<object> {
  const { manager } = app.database;
  const own = { user_id: user.id };
  const name = (text: string | null) => text?.replaceAll(/\b(grant|expire|payment):\d+/g, '$1') ?? null;
  const unnamed = (changes: string | null) => changes?.replace(/("by_clerk":\[null,)\d+/, '$1who') ?? null;
  const account = await manager.findOneByOrFail(User, { id: user.id });
  const entries = await manager.find(CountEntry, { where: own, order: { id: 'ASC' } });
  const history = await manager.find(OperationHistory, { where: own, order: { id: 'ASC' } });
  const requests = await manager.find(WashRequest, { where: own, order: { sched_pickup_dt: 'ASC', id: 'ASC' } });
  const forms = await manager.find(WeekRequest, { where: own, order: { id: 'ASC' } });
  const payments = await manager.find(Payment, { where: own, order: { id: 'ASC' } });
  return {
    account: [account.status, account.plan_id, account.turned_month, account.available_request_count],
    next: [account.next_month_plan_id, account.next_month_plan_valid_from, account.withdrawal_dt?.slice(0, 10)],
    entries: entries.map(
      (each) => `${each.reason} ${each.delta} ${name(each.once_key)} ${each.wash_request_id === requestId}`,
    ),
    history: history.map(
      (each) =>
        `${each.operation_type} ${each.plan} ${each.price} ${each.available_request_count} ${unnamed(each.changes)}`,
    ),
    requests: requests.map((each) => [each.plan_id, each.count, each.sched_dt, each.cancel_kind]),
    skipped: (await manager.findBy(WeekException, own)).map(({ week_date }) => week_date).sort(),
    forms: forms.map(({ from_month, until_month }) => [from_month, until_month]),
    payments: payments.map(({ page_id, amount, purpose, state, refund_needed }) => [
      page_id,
      amount,
      purpose,
      state,
      refund_needed,
    ]),
    manual: (await manualPaymentsOf(app, user)).map((each) => [
      each.page_id,
      each.price,
      each.month,
      each.due_date,
      each.is_refund,
    ]),
    mails: await mailsOf(app, user),
  };
}
