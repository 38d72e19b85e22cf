import { Inject, Injectable } from '@nestjs/common';
import type { OperationType } from '@laundry/shared/constants/operation-types';
import type { SizeKey } from '@laundry/shared/constants/sizes';
import { planName } from '@laundry/shared/masters/plans';
import { foldCost } from '@laundry/shared/rules/fold-cost';
import { parsePlanId } from '@laundry/shared/rules/plan-id';
import { monthOf } from '@laundry/shared/time/jst';
import { Clock } from '../../common/clock/clock.js';
import { Database } from '../../common/transaction/database.js';
import { personName } from '../users/person-name.js';
import type { User } from '../users/user.entity.js';
import type { WashRequest } from '../wash-requests/wash-request.entity.js';
import { OperationHistory } from './operation-history.entity.js';

/** Who did it. */
export interface Actor {
  readonly id: number;
  readonly name: string;
}

/** The customer it was done to, or for. */
export type HistoryUser = Pick<User, 'id' | 'name1' | 'name2' | 'company_name' | 'plan_id' | 'weight'>;

/** A deed to record; everything in it is known to its use-case, so recording is one statement. */
export interface Deed {
  readonly type: OperationType;
  /** Null: the system itself. */
  readonly actor: Actor | null;
  readonly user: HistoryUser | null;
  readonly request?: Pick<WashRequest, 'id' | 'plan_id' | 'size' | 'count'>;
  readonly price?: number;
  readonly priceDiff?: number;
  readonly paymentMethodId?: number;
  readonly referrerCode?: string | null;
  /** What changed, `{field: [old, new]}`. Never a secret, an address or a name. */
  readonly changes?: Readonly<Record<string, readonly [unknown, unknown]>>;
}

/** Well below the number of parameters that a database takes. */
const ROWS_PER_INSERT = 200;

/** The operation history: one row a deed, in the deed's own transaction (architecture rule 6). */
@Injectable()
export class History {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  record(deed: Deed): Promise<void> {
    return this.recordAll([deed]);
  }

  /** The deeds of one act on several requests, each a row of its own. */
  async recordAll(deeds: readonly Deed[]): Promise<void> {
    const now = this.clock.now();
    for (let first = 0; first < deeds.length; first += ROWS_PER_INSERT) {
      await this.database.manager
        .createQueryBuilder()
        .insert()
        .into(OperationHistory)
        .values(deeds.slice(first, first + ROWS_PER_INSERT).map((deed) => historyRow(deed, now)))
        .updateEntity(false)
        .execute();
    }
  }
}

function historyRow({ type, actor, user, request, ...more }: Deed, now: string) {
  const planId = request?.plan_id ?? user?.plan_id ?? '';
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
    size: request?.size ?? null,
    count: request?.count ?? null,
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
  Math.round(foldCost(request.count, request.size as SizeKey, user?.weight ?? null) * 10);
