import { OPERATION } from '@laundry/shared/constants/operation-types';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import type { Actor, AuditEntry } from '../../history/audit-entry.js';
import type { User } from '../../users/user.entity.js';
import type { WashRequest } from './wash-request.entity.js';

/** A same-time request whose delivery went along with another's pickup. */
export interface Relinked {
  readonly before: WashRequest;
  readonly after: WashRequest;
}

type Leg = Pick<WashRequest, 'id' | 'sched_delivery_dt' | 'is_tentative'>;

/** A request as the chain left it: its own delivery may have moved, too. */
export function asRelinked<Row extends Leg>(row: Row, relinked: readonly Relinked[]): Row {
  const own = relinked.find(({ after }) => after.id === row.id)?.after;
  if (own === undefined) return row;
  return { ...row, sched_delivery_dt: own.sched_delivery_dt, is_tentative: own.is_tentative };
}

interface Cause {
  /** Null: the system itself. */
  readonly actor: Actor | null;
  readonly user: Extract<AuditEntry['user'], object> & Pick<User, 'id'>;
  /** The requests that the act was about: their own entries say what became of them. */
  readonly besides: readonly number[];
}

/** What the history says of the others whose delivery an act has moved. */
export function relinkedEntries(relinked: readonly Relinked[], { actor, user, besides }: Cause): AuditEntry[] {
  const isOwn = actor === null || actor.accountId === user.id;
  const type = isOwn ? OPERATION.requestChanged : OPERATION.requestDateChangedByOperator;
  return relinked
    .filter(({ after }) => !besides.includes(after.id))
    .map(({ before, after }) => {
      const changes = changesBetween(before, after, ['sched_delivery_dt', 'absence_status']);
      return { type, actor, user, request: after, changes };
    });
}
