import { planName } from '@laundry/shared/masters/plans';
import type { Bags, Operation, OperationFacts } from '@laundry/shared/rules/history/operation-payloads';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { foldCost } from '@laundry/shared/rules/work/fold-cost';
import { personName } from '@laundry/shared/text/person-name';
import { monthOf } from '@laundry/shared/time/jst';
import { clerkIdOf } from '../../common/auth/principal.js';
import type { User } from '../users/user.entity.js';

/** Who did it. */
export interface Actor {
  /** The account that it was done for. */
  readonly accountId: number;
  /** Whoever it was: where the account is a company's, maybe one of its people (docs/decisions/106). */
  readonly personId: number;
  /** Of the person. */
  readonly name: string;
  /** Not signed in, but by the link of a request's mails (docs/decisions/075). */
  readonly byLink?: true;
}

/** Somebody who acts for themselves. */
export const selfActor = (user: Pick<User, 'id' | 'name1' | 'name2'>): Actor => ({
  accountId: user.id,
  personId: user.id,
  name: personName(user),
});

/** The customer it was done to, or for. */
type HistoryUser = Pick<User, 'id' | 'name1' | 'name2' | 'company_name' | 'plan_id' | 'weight'>;

/** An operation to record; everything in it is known to its use-case, so recording is one statement. */
export type AuditEntry = Operation & {
  /** Null: the system itself. */
  readonly actor: Actor | null;
  readonly user: HistoryUser | null;
};

/** The columns of an entry, all but the balance after it. */
export function auditRow({ type, actor, user, ...payload }: AuditEntry, now: string) {
  const { request, goods, ...facts }: OperationFacts = payload;
  const bags = request ?? goods;
  const planId = bags?.plan_id ?? user?.plan_id ?? '';
  const plan = parsePlanId(planId);
  return {
    search_timestamp: now,
    month: monthOf(now),
    operation_type: type,
    operation_user_id: actor?.accountId ?? null,
    operation_user: actorName(actor),
    user_id: user?.id ?? null,
    user: user === null ? '' : personName(user),
    company: user?.company_name ?? '',
    wreq_id: request?.id ?? null,
    target_id: facts.target ?? null,
    undoes_id: facts.changes?.undoes?.[1] ?? null,
    plan: planId,
    disp_plan: plan === null ? '' : planName(plan, 'ja'),
    size: bags?.size ?? null,
    count: bags?.count ?? null,
    cost_tenths: request === undefined ? null : costTenths(request, user),
    price: facts.price ?? null,
    price_diff: facts.priceDiff ?? null,
    payment_method_id: facts.paymentMethodId ?? null,
    referrer_code: facts.referrerCode ?? null,
    bikou: '',
    changes: JSON.stringify({ ...facts.changes, ...actedBy(actor) }),
  };
}

/** Tenths, so that no float is stored. */
const costTenths = ({ count, size }: Bags, user: HistoryUser | null): number =>
  Math.round(foldCost(count, size, user?.weight ?? null) * 10);

/** The history is read by operators: a company's people are told from the account's owner by the word before their name. */
const actorName = (actor: Actor | null): string =>
  actor === null || clerkIdOf(actor) === null ? (actor?.name ?? '') : `利用者 ${actor.name}`;

const actedBy = (actor: Actor | null) => ({
  ...(actor?.byLink && { by_link: [null, null] }),
  ...(actor && clerkIdOf(actor) !== null && { by_clerk: [null, actor.personId] }),
});
