import { Inject, Injectable } from '@nestjs/common';
import { PAYMENT_METHOD } from '@laundry/shared/constants/payment-methods';
import { isOnetime } from '@laundry/shared/rules/plans/plan-id';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { AuditEntry } from '../history/audit-entry.js';
import { History } from '../history/history.js';
import { planEntry } from '../history/plan-entry.js';
import { planOf } from '../users/stored-plan.js';
import { expiryKey, grantKey } from '../balance/count-entry.entity.js';
import { Ledger, type CountMove } from '../balance/ledger.js';
import { relinkedEntries, type Relinked } from '../wash-requests/request/relinked.js';
import type { MonthOfSchedule } from '../wash-requests/weekly/month-requests.js';
import type { Turned } from './turned.js';

type Entry = AuditEntry & { readonly balance: number };

/** The bags of a turn and its history: what is left expires, the month's are granted, its requests take theirs. */
@Injectable()
export class MonthBooks {
  constructor(
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(History) private readonly history: History,
  ) {}

  async write(
    turned: readonly Turned[],
    schedules: ReadonlyMap<number, MonthOfSchedule>,
    month: string,
  ): Promise<void> {
    const moves: CountMove[] = [];
    const entries: Entry[] = [];
    for (const each of turned) {
      const { made = [], relinked = [] } = schedules.get(each.user.id) ?? {};
      moves.push(...movesOf(each, made, month));
      entries.push(...entriesOf(each, made, relinked));
    }
    const held = new Map(turned.map(({ before }) => [before.id, before.available_request_count] as const));
    await this.ledger.moveHeld(held, moves);
    await this.history.recordKnown(entries);
  }
}

type Made = MonthOfSchedule['made'];

/** A suspended customer keeps what they have; on a one-time plan nobody has any. */
const granted = ({ before, user, turn }: Turned): number =>
  turn.bags ?? (isOnetime(planOf(user.plan_id)) ? 0 : before.available_request_count);

function movesOf(turned: Turned, made: Made, month: string): CountMove[] {
  const { before, turn } = turned;
  const userId = before.id;
  const own = { userId, actorId: null };
  const keeps = turn.bags === null && granted(turned) > 0;
  const expired = keeps ? 0 : before.available_request_count;
  const moves: CountMove[] = [];
  if (expired > 0) moves.push({ ...own, delta: -expired, reason: 'expire', onceKey: expiryKey(userId, month) });
  if (turn.bags !== null) moves.push({ ...own, delta: turn.bags, reason: 'grant', onceKey: grantKey(userId, month) });
  for (const { id, count } of made) moves.push({ ...own, delta: -count, reason: 'request', requestId: id });
  return moves;
}

function entriesOf(turned: Turned, made: Made, relinked: readonly Relinked[]): Entry[] {
  const { before, user, turn } = turned;
  const start = granted(turned);
  const entries: Entry[] = [];
  const own = { actor: null, user };
  if (turn.newPlan !== null)
    entries.push({ ...own, ...planEntry(before, user), type: OPERATION.planChanged, balance: start });
  if (turn.bags !== null) {
    const changes = { available_request_count: [before.available_request_count, start] } as const;
    entries.push({ ...own, type: OPERATION.monthlyGrant, balance: start, changes });
  }
  let balance = start;
  for (const request of made) {
    balance -= request.count;
    entries.push({ ...own, type: OPERATION.requestCreated, request, balance });
  }
  const besides = made.map(({ id }) => id);
  for (const entry of relinkedEntries(relinked, { ...own, besides })) entries.push({ ...entry, balance });
  // A card's charge is true when the card was charged.
  if (turn.charge > 0 && user.payment_method_id === PAYMENT_METHOD.invoice) {
    const charge = { price: turn.charge, paymentMethodId: user.payment_method_id };
    entries.push({ ...own, type: OPERATION.monthlyCharge, balance, ...charge });
  }
  return entries;
}
