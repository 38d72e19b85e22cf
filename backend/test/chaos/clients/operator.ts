import { OPERATION } from '@laundry/shared/constants/operation-types';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { SIZE } from '@laundry/shared/constants/sizes';
import { nextStage, resultKeyOf } from '@laundry/shared/rules/stages/request-progress';
import type { ActReportView } from '../../../src/modules/wash-requests/offline-acts/act-report.view.js';
import type { ConsoleRequestView } from '../../../src/modules/wash-requests/dispatch/console-request.view.js';
import type { Caller } from './caller.js';
import type { Call } from './call-log.js';
import type { Effect } from '../verdicts/promises.js';
import type { Account } from './customer.js';
import { ofCustomer, ofRequest } from './effects.js';
import { DAYS, slotBy } from './slots.js';

type Row = ConsoleRequestView & { readonly id: number };

const STAMPED = {
  result_pickup_dt: OPERATION.pickedUp,
  result_wash_dt: OPERATION.washed,
  result_fold_dt: OPERATION.folded,
  result_delivery_dt: OPERATION.delivered,
} as const;
/** Those of the demo's days before the run, too. */
const FROM = '2026-11-25 00:00:00';
const PLANS = ['t16_2_M', 't10_2', 't12_1'];

/** Somebody of the back office, who takes a day's list and works on one request after the other. */
export class Operator {
  private keys = 0;

  constructor(
    private readonly caller: Caller,
    private readonly account: Account,
    /** Who can fold, and have requests assigned. */
    private readonly staff: readonly number[],
    /** The server's clock. */
    private readonly now: () => string,
    /** Does what only managers may, besides. */
    private readonly isManager: boolean,
  ) {}

  async live(): Promise<void> {
    while (this.caller.goesOn()) {
      const rows = await this.list();
      for (let deeds = this.caller.random.between(1, 4); deeds > 0 && rows.length > 0; deeds -= 1) {
        await this.caller.think();
        await this.workOn(this.caller.random.pick(rows));
      }
    }
  }

  private async list(): Promise<Row[]> {
    const { random } = this.caller;
    const span = random.percent(50)
      ? { from: FROM, to: '2026-12-02 23:59:59' }
      : { from: `${random.pick(DAYS)} 00:00:00`, to: '2026-12-24 23:59:59' };
    const answer = await this.ask({ method: 'GET', path: `/admin/washRequest?${String(new URLSearchParams(span))}` });
    return answer?.status === 200 ? (answer.body as Row[]).filter(({ id }) => id !== null) : [];
  }

  private async workOn(row: Row): Promise<unknown> {
    const dice = this.caller.random.below(100);
    if (dice < 45) return this.advance(row);
    if (dice < 53) return this.revert(row);
    if (dice < 66) return this.assign(row);
    if (dice < 74) return this.count(row);
    if (dice < 80) return this.move(row);
    if (dice < 85) return this.end(row);
    return this.isManager ? this.manage(row) : this.advance(row);
  }

  private ask(call: Omit<Call, 'client' | 'token'>) {
    return this.caller.call({ client: this.account.name, token: this.account.token, ...call });
  }

  private post(path: string, body: object, ...effects: readonly Effect[]) {
    return this.ask({ method: 'POST', path, body, effects });
  }

  private advance(row: Row): Promise<unknown> | undefined {
    const stage = nextStage(row.status, row);
    if (stage === null) return undefined;
    const { resultKey } = stage;
    const isFold = resultKey === 'result_fold_dt';
    const body = {
      [resultKey]: this.now(),
      status: row.status,
      ...(isFold && { has_oil_treatment: 0, laundry_type: 1, ...this.split(row) }),
    };
    return this.post(`/admin/washRequest/${row.id}/setDate`, body, ofRequest(STAMPED[resultKey], row.id));
  }

  /** All by one, or half of it by another. */
  private split({ size, count }: Row): { staff_list?: object[] } {
    if (size === SIZE.S || count === 0) return {};
    const [first, second] = this.caller.random.shuffled(this.staff);
    if (this.caller.random.percent(50)) return { staff_list: [{ id: first, count }] };
    const shares = [
      { id: first, count: count / 2 },
      { id: second, count: count / 2 },
    ];
    return { staff_list: shares };
  }

  private revert(row: Row): Promise<unknown> | undefined {
    const key = resultKeyOf(row.status);
    if (key === null) return undefined;
    const body = { [key]: 1, status: row.status };
    return this.post(`/admin/washRequest/${row.id}/delDate`, body, ofRequest(OPERATION.reverted, row.id));
  }

  /** To somebody else than it was seen with. */
  private assign({ id, staff_id }: Row): Promise<unknown> {
    const to = this.caller.random.pick(this.staff.filter((each) => each !== staff_id));
    const body = { staff_id: to, seen_staff_id: staff_id };
    return this.post(`/admin/washRequest/${id}/assignStaff`, body, ofRequest(OPERATION.staffAssigned, id));
  }

  private count({ id, ...row }: Row): Promise<unknown> {
    const count = this.caller.random.between(1, 4);
    const body = { count, ...(row.status !== PROGRESS.unhandled && this.split({ ...row, id, count })) };
    const effect = ofRequest(OPERATION.requestCountChanged, id, 'unless the same');
    return this.post(`/admin/washRequests/${id}/setCount`, body, effect);
  }

  private move({ id }: Row): Promise<unknown> {
    const effects = [ofRequest(OPERATION.requestDateChangedByOperator, id, 'unless the same')];
    const body = slotBy(this.caller.random, '30');
    return this.ask({ method: 'PUT', path: `/admin/washRequests/${id}`, body, effects });
  }

  private end({ id }: Row): Promise<unknown> {
    const { pickupCancelledByOperator, requestDiscarded } = OPERATION;
    const isCancel = this.caller.random.percent(60);
    const path = `/admin/washRequests/${isCancel ? 'cancel' : 'delete'}/${id}`;
    const effects = [ofRequest(isCancel ? pickupCancelledByOperator : requestDiscarded, id)];
    return this.ask({ method: 'DELETE', path, effects });
  }

  private manage(row: Row): Promise<unknown> {
    const { random } = this.caller;
    const [dice, id] = [random.below(4), row.user_id];
    if (dice === 0) {
      const body = { available_request_count: random.between(60, 100), decreaseFlg: random.percent(50) };
      const effect = ofCustomer(OPERATION.balanceChanged, id, 'unless the same');
      return this.post(`/admin/users/${id}/availableRequestCount`, body, effect);
    }
    if (dice === 1) return this.sell(row);
    if (dice === 2) return this.settleReport();
    const body = { plan_id: random.pick(PLANS), pickup_delivery_type: 5, user_plan_option: 0 };
    return this.post(`/admin/users/${id}/userPlan`, body, ofCustomer(OPERATION.planChanged, id, 'unless the same'));
  }

  /** Sees to what a driver reported, and at times takes that back. */
  private async settleReport(): Promise<void> {
    const answer = await this.ask({ method: 'GET', path: '/admin/actReports' });
    const reports = answer?.status === 200 ? (answer.body as ActReportView[]) : [];
    if (reports.length === 0) return;
    const { id, wreq_id } = this.caller.random.pick(reports);
    const settle = (how: 'close' | 'reopen', effect: Effect) =>
      this.ask({ method: 'POST', path: `/admin/actReports/${id}/${how}`, effects: [effect] });
    const closed = await settle('close', ofRequest(OPERATION.actReportClosed, wreq_id));
    if (closed?.status === 204 && this.caller.random.percent(30))
      await settle('reopen', ofRequest(OPERATION.actReportReopened, wreq_id));
  }

  /** Washes, or bags that are brought; sent again until somebody answers. */
  private sell({ user_id, size, company_name, name1, name2 }: Row): Promise<unknown> {
    const { extraSoldByOperator, bagSoldByOperator } = OPERATION;
    const operation_type = this.caller.random.pick([extraSoldByOperator, bagSoldByOperator]);
    this.keys += 1;
    const key = `sale-${this.account.name}-${this.keys}`;
    const body = {
      operation_type,
      user_id,
      user_name: company_name ?? `${name1}${name2}`,
      size,
      count: this.caller.random.between(1, 3),
      bikou: key,
    };
    const effects = [ofCustomer(operation_type, user_id)];
    return this.ask({ method: 'POST', path: '/admin/addBag', body, key, effects });
  }
}
