import { Inject, Injectable } from '@nestjs/common';
import { OPERATION, type OperationType } from '@laundry/shared/constants/operation-types';
import { CANCEL_KIND, type CancelKind } from '@laundry/shared/constants/progress';
import { releasedPickup, returnedCount, usesBalance } from '@laundry/shared/rules/stages/request-ending';
import { returnedTo, type ReturnedBags } from '@laundry/shared/rules/stages/returned-bags';
import { dateOf } from '@laundry/shared/time/jst';
import { IsNull } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { Conflict } from '../../../common/errors/conflict.js';
import { Database } from '../../../common/transaction/database.js';
import { PickupPlaces } from '../../calendar/places/pickup-places.js';
import type { Actor } from '../../history/audit-entry.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import type { MailData } from '../../mail/templates/mail-data.js';
import { Ledger, type CountMove } from '../../balance/ledger.js';
import { User } from '../../users/user.entity.js';
import { RefundOnetime } from '../onetime/refund-onetime.js';
import { OPEN } from '../request/live-request.js';
import { planOf } from '../../users/stored-plan.js';
import { RequestMails } from '../request/request-mail.js';
import { relinkedEntries } from '../request/relinked.js';
import { SameTimeChain } from '../request/same-time-chain.js';
import { WashRequest } from '../request/wash-request.entity.js';

/** A request to end, with its customer, as they were when it was decided. */
export interface Ending {
  readonly kind: CancelKind;
  /** Null: the system itself. */
  readonly actor: Actor | null;
  readonly user: User;
  readonly request: WashRequest;
}

/** What the history calls each end; what nobody ever saw in a list leaves no entry. */
const OPERATIONS = {
  [CANCEL_KIND.customer]: OPERATION.requestCancelled,
  [CANCEL_KIND.operator]: OPERATION.pickupCancelledByOperator,
  [CANCEL_KIND.discard]: OPERATION.requestDiscarded,
  [CANCEL_KIND.automatic]: OPERATION.requestAutoCancelled,
  [CANCEL_KIND.unpaid]: null,
} as const satisfies Record<CancelKind, OperationType | null>;

const MAILS = {
  [CANCEL_KIND.customer]: 'request_cancelled',
  [CANCEL_KIND.operator]: 'request_cancelled_by_operator',
  [CANCEL_KIND.automatic]: 'request_auto_cancelled',
  [CANCEL_KIND.discard]: null,
  [CANCEL_KIND.unpaid]: null,
} as const satisfies Record<CancelKind, keyof MailData | null>;

/**
 * The one way in which a request ends, whoever ends it: its bags go back to the balance by the rule and what was paid
 * for it alone to the customer, its place of the day is free, its same-time partner gets its delivery anew, the history
 * has an entry and the customer a mail
 * (handbook/requests.md#ending).
 */
@Injectable()
export class EndRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(PickupPlaces) private readonly places: PickupPlaces,
    @Inject(RefundOnetime) private readonly refund: RefundOnetime,
    @Inject(SameTimeChain) private readonly chain: SameTimeChain,
    @Inject(History) private readonly history: History,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RequestMails) private readonly mails: RequestMails,
  ) {}

  /** Call in a transaction that holds no row of a day or a request yet. Throws {@link Conflict}: it is no longer as it was. */
  async execute(ending: Ending): Promise<void> {
    const { kind, actor, user, request } = ending;
    const returned = returnedCount(kind, request);
    const back: CountMove = {
      userId: user.id,
      delta: returned,
      reason: kind === CANCEL_KIND.automatic ? 'auto_cancel' : 'cancel',
      requestId: request.id,
      actorId: actor?.personId ?? null,
    };
    const begun = await this.ledger.begin(back);
    if (begun === null) throw new Conflict();
    const pickup = releasedPickup(request);
    if (pickup !== null) await this.places.release(dateOf(pickup));
    await this.mark(request, kind);
    const relinked = planOf(request.plan_id).sameTime ? await this.chain.relink(user.id) : [];
    await begun.record();
    await this.refund.execute(request);
    const type = OPERATIONS[kind];
    await this.history.recordAll([
      ...(type === null ? [] : [{ type, actor, user, request }]),
      ...relinkedEntries(relinked, { actor, user, besides: [request.id] }),
    ]);
    if (user.deleted_at === null) await this.mail(ending, returned);
  }

  private async mark(request: WashRequest, kind: CancelKind): Promise<void> {
    const { id, status, count, sched_pickup_dt, pay_by } = request;
    const seen = { id, status, count, sched_pickup_dt: sched_pickup_dt ?? IsNull(), pay_by: pay_by ?? IsNull() };
    const { affected } = await this.database.manager.update(
      WashRequest,
      { ...seen, ...OPEN },
      { cancelled_at: this.clock.now(), cancel_kind: kind },
    );
    if (affected !== 1) throw new Conflict();
  }

  /** What the account that holds them now can do with the bags that came back. */
  private async returned({ user: { id }, request }: Ending, count: number): Promise<ReturnedBags | null> {
    if (!usesBalance(request)) return null;
    return returnedTo(await this.database.manager.findOneByOrFail(User, { id }), count, this.clock.now());
  }

  private async mail(ending: Ending, count: number): Promise<void> {
    const { kind, user, request } = ending;
    const template = MAILS[kind];
    if (template === null) return;
    const data = { ...(await this.mails.of(user, request)), returned: await this.returned(ending, count) };
    await this.outbox.enqueue({ template, to: user, data });
  }
}
