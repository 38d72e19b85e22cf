import type { AccountPaymentMethod } from '@laundry/shared/constants/payment-methods';
import { Inject, Injectable } from '@nestjs/common';
import type { OperationType } from '@laundry/shared/constants/operation-types';
import { planName } from '@laundry/shared/masters/plans';
import { foldCost } from '@laundry/shared/rules/work/fold-cost';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { personName } from '@laundry/shared/text/person-name';
import type { User } from '../users/user.entity.js';
import type { WashRequest } from '../wash-requests/request/wash-request.entity.js';
import { OperationHistory } from './operation-history.entity.js';

/** Who did it. */
export interface Actor {
  readonly id: number;
  readonly name: string;
}

/** The customer it was done to, or for. */
export type HistoryUser = Pick<User, 'id' | 'name1' | 'name2' | 'company_name' | 'plan_id' | 'weight'>;

/** An operation to record; everything in it is known to its use-case, so recording is one statement. */
export interface AuditEntry {
  readonly type: OperationType;
  /** Null: the system itself. */
  readonly actor: Actor | null;
  readonly user: HistoryUser | null;
  readonly request?: Pick<WashRequest, 'id' | 'plan_id' | 'size' | 'count'>;
  /** The balance after it, where its writer knows it; else it is read. */
  readonly balance?: number;
  /** What was sold, where it is no request's. */
  readonly goods?: Pick<WashRequest, 'plan_id' | 'size' | 'count'>;
  readonly price?: number;
  readonly priceDiff?: number;
  readonly paymentMethodId?: AccountPaymentMethod;
  readonly referrerCode?: string | null;
  /** What changed, `{field: [old, new]}`. Never a secret, an address or a name. */
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** The operation history: one row an operation, in the operation's own transaction (handbook/console.md#history). */
@Injectable()
export class History {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  record(entry: AuditEntry): Promise<void> {
    return this.recordAll([entry]);
  }

  /** Many entries of the system's own, each with the balance after it. */
  async recordKnown(entries: readonly (AuditEntry & { readonly balance: number })[]): Promise<void> {
    const now = this.clock.now();
    await this.database.insertAll(
      OperationHistory,
      entries.map((entry) => ({ ...historyRow(entry, now), available_request_count: entry.balance })),
    );
  }

  /** The entries of one act on several requests, each a row of its own. */
  async recordAll(entries: readonly AuditEntry[]): Promise<void> {
    const now = this.clock.now();
    await this.database.insertAll(
      OperationHistory,
      entries.map((entry) => historyRow(entry, now)),
    );
  }
}

function historyRow({ type, actor, user, request, ...more }: AuditEntry, now: string) {
  const planId = request?.plan_id ?? more.goods?.plan_id ?? user?.plan_id ?? '';
  const plan = parsePlanId(planId);
  return {
    search_timestamp: now,
    month: monthOf(now),
    operation_type: type,
    operation_user_id: actor?.id ?? null,
    operation_user: actor?.name ?? '',
    user_id: user?.id ?? null,
    user: user === null ? '' : personName(user),
    company: user?.company_name ?? '',
    wreq_id: request?.id ?? null,
    plan: planId,
    disp_plan: plan === null ? '' : planName(plan, 'ja'),
    size: request?.size ?? more.goods?.size ?? null,
    count: request?.count ?? more.goods?.count ?? null,
    available_request_count: user === null ? null : balanceOf(user.id),
    cost_tenths: request === undefined ? null : costTenths(request, user),
    price: more.price ?? null,
    price_diff: more.priceDiff ?? null,
    payment_method_id: more.paymentMethodId ?? null,
    referrer_code: more.referrerCode ?? null,
    bikou: '',
    changes: JSON.stringify(more.changes ?? {}),
  };
}

/** The balance as it stands at this point of the transaction, read by the INSERT itself. */
const balanceOf = (userId: number) => (): string =>
  `(SELECT available_request_count FROM users WHERE id = ${Number(userId)})`;

/** Tenths, so that no float is stored. */
const costTenths = (request: Pick<WashRequest, 'count' | 'size'>, user: HistoryUser | null): number =>
  Math.round(foldCost(request.count, request.size, user?.weight ?? null) * 10);
