import { Inject, Injectable } from '@nestjs/common';
import { PROGRESS } from '@laundry/shared/constants/progress';
import { REASON } from '@laundry/shared/constants/reasons';
import { type BagScan, scanRefusals } from '@laundry/shared/rules/labels/bag-scan';
import { changesBetween } from '@laundry/shared/rules/history/changes-between';
import { balanceDelta } from '@laundry/shared/rules/stages/request-ending';
import { decideAdvance } from '@laundry/shared/rules/stages/request-advance';
import type { ResultKey, StampedStatus } from '@laundry/shared/rules/stages/request-progress';
import { stampRefusal } from '@laundry/shared/rules/stages/stage-decision';
import type { StaffShare } from '@laundry/shared/rules/stages/staff-split';
import { asOperator, type Principal } from '../../../common/auth/principal.js';
import { Clock } from '../../../common/clock/clock.js';
import { refusalsError, throwIfRefused } from '../../../common/errors/refusals-error.js';
import { Unauthorized } from '../../../common/errors/unauthorized.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { Outbox } from '../../mail/outbox.js';
import { Ledger, type CountMove } from '../../balance/ledger.js';
import { User } from '../../users/user.entity.js';
import { SharedRows } from '../../versions/shared-rows.js';
import { AssignableStaffQueries, type HeldStaff } from '../assignment/assignable-staff.queries.js';
import { Assignments } from '../assignment/assignments.js';
import type { AdvancedRequestView } from './advanced-request.view.js';
import { RequestTargets, type RequestTarget } from '../dispatch/console-request-target.js';
import type { AdvanceRequestDto } from './advance-request.dto.js';
import { FoldingSplit, sentShares } from './folding-split.js';
import { sentScan } from '../labels/bag-scan.dto.js';
import { HandoverScans } from '../labels/handover-scans.js';
import { FixInvoice } from '../onetime/fix-invoice.js';
import { madeEarlier, refuseOfflineAct } from '../offline-acts/offline-act.js';
import { RequestMails } from '../request/request-mail.js';
import { namedStage, STAGE_OPERATIONS, stampedColumns } from './stage-stamp.js';
import { WashRequestQueries } from '../dispatch/wash-request.queries.js';

type Laundry = Pick<User, 'has_oil_treatment' | 'laundry_type'>;
interface LaundryChange {
  readonly before: Laundry;
  readonly after: Laundry;
}

/** The stage that a request reaches, and what comes with it. */
interface Step {
  readonly next: StampedStatus;
  readonly key: ResultKey;
  readonly at: string;
  readonly count: number;
  /** Whether it becomes the caller's. */
  readonly isTaken: boolean;
  readonly shares: readonly StaffShare[];
  readonly scan: BagScan;
  readonly dto: AdvanceRequestDto;
}

/** Picked up, washed, folded, delivered: one stage on, stamped by one person only (handbook/requests.md#stages). */
@Injectable()
export class AdvanceRequest {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(RequestTargets) private readonly targets: RequestTargets,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
    @Inject(Assignments) private readonly assignments: Assignments,
    @Inject(Ledger) private readonly ledger: Ledger,
    @Inject(FoldingSplit) private readonly split: FoldingSplit,
    @Inject(HandoverScans) private readonly scans: HandoverScans,
    @Inject(FixInvoice) private readonly invoices: FixInvoice,
    @Inject(WashRequestQueries) private readonly requests: WashRequestQueries,
    @Inject(History) private readonly history: History,
    @Inject(SharedRows) private readonly rows: SharedRows,
    @Inject(Outbox) private readonly outbox: Outbox,
    @Inject(RequestMails) private readonly mails: RequestMails,
  ) {}

  async execute(caller: Principal, id: number, dto: AdvanceRequestDto): Promise<AdvancedRequestView> {
    const target = await this.targets.visible(caller, id);
    const step = await this.decided(caller, target, dto);
    const problem = await this.database.inTransaction(() => this.store(caller, target, step));
    const row = await this.requests.one(caller, id);
    return problem === null ? row : { ...row, count_error: problem };
  }

  /** A stale status comes before the question who may, and that before every field (handbook/requests.md#stages). */
  private async decided(caller: Principal, target: RequestTarget, dto: AdvanceRequestDto): Promise<Step> {
    const { request, user, isOnetime } = target;
    const { key, value: at } = namedStage<string>(dto);
    const { has_oil_treatment, laundry_type } = user;
    const now = this.clock.now();
    const shares = sentShares(dto.staff_list);
    const decision = decideAdvance({
      row: { ...request, is_onetime: isOnetime, has_oil_treatment, laundry_type },
      seenStatus: dto.status,
      resultKey: key,
      stampAt: at,
      now: earlier(now, dto.made_at),
      count: dto.count ?? undefined,
      staffList: shares,
      hasOilTreatment: dto.has_oil_treatment,
      laundryType: dto.laundry_type,
      people: await this.staffs.ofIds((shares ?? []).flatMap((share) => share.id ?? [])),
    });
    if (!decision.ok && decision.refusals.some(({ code }) => code === 'stale')) throw refusalsError(decision.refusals);
    throwIfRefused(stampRefusal(asOperator(caller), request, dto.take === true));
    refuseOfflineAct(caller, request, dto, now);
    if (!decision.ok) throw refusalsError(decision.refusals);
    const count = decision.next === PROGRESS.pickedUp ? (dto.count ?? request.count) : request.count;
    const scan = sentScan(dto);
    // Told later, it was tallied at the door, with the count of then.
    const wrong = dto.made_at == null ? scanRefusals(scan, { id: request.id, count }) : [];
    if (wrong.length > 0) throw refusalsError(wrong);
    const isTaken = dto.take === true && request.staff_id !== caller.personId;
    return { next: decision.next, key, at, count, isTaken, shares: shares ?? [], scan, dto };
  }

  /** Every write of the operation, in the one lock order. Answers why the count stayed as it was. */
  private async store(
    caller: Principal,
    { request, user }: RequestTarget,
    step: Step,
  ): Promise<typeof REASON.wreqCountLacking | null> {
    const taker = step.isTaken ? await this.holdTaker(caller, user) : null;
    const use: CountMove = {
      userId: user.id,
      delta: balanceDelta(request, step.count),
      reason: 'pickup_count',
      requestId: request.id,
      actorId: caller.personId,
    };
    const move = await this.ledger.begin(use);
    const laundry = await this.keepLaundry(caller, user, step.dto);
    const columns = {
      ...stampedColumns(request, step.next, { key: step.key, at: step.at, by: caller.personId }),
      count: move ? step.count : request.count,
    };
    await this.targets.change(request, columns);
    const stored = { ...request, ...columns };
    const split = step.next === PROGRESS.folded ? await this.split.replace(request.id, step.shares) : {};
    const scanned = step.scan.codes.length === 0 ? {} : await this.scans.keep(caller, step.next, stored, step.scan);
    await move?.record();
    const entry = { actor: caller, user, request: stored };
    if (taker !== null) await this.assignments.give(caller, [stored], () => taker);
    const changes = {
      ...changesBetween(request, stored, ['count', 'absence_status']),
      ...split,
      ...scanned,
      ...changesBetween(laundry.before, laundry.after, ['has_oil_treatment', 'laundry_type']),
      ...madeEarlier(step.dto, this.clock.now()),
    };
    await this.history.record({ ...entry, type: STAGE_OPERATIONS[step.next], changes });
    if (step.next === PROGRESS.delivered) {
      await this.invoices.execute(stored);
      await this.outbox.enqueue({ template: 'delivered', to: user, data: await this.mails.of(user, stored) });
    }
    return move ? null : REASON.wreqCountLacking;
  }

  /** Holds the rows of the caller and of the customer. Throws {@link Unauthorized}: whoever is no staff by now has no session either. */
  private async holdTaker(caller: Principal, { id }: User): Promise<HeldStaff> {
    const [taker] = await this.staffs.lock([caller.personId], [id]);
    if (taker === undefined) throw new Unauthorized();
    return taker;
  }

  /** Oil and type belong to the customer: what is told of them is known the next time; the other one stays (handbook/requests.md#stages). */
  private async keepLaundry(caller: Principal, user: User, dto: AdvanceRequestDto): Promise<LaundryChange> {
    const values = {
      ...(dto.has_oil_treatment != null && { has_oil_treatment: dto.has_oil_treatment }),
      ...(dto.laundry_type != null && { laundry_type: dto.laundry_type }),
    };
    if (Object.keys(values).length === 0) return { before: user, after: user };
    const before = await this.rows.hold(User, { id: user.id });
    const besides = { updated_at: this.clock.now() };
    return { before, after: await this.rows.write(User, before, { by: caller.personId, values, besides }) };
  }
}

/** A stamp is not of the future as it was when it was made. */
const earlier = (now: string, madeAt: string | null | undefined): string =>
  madeAt != null && madeAt < now ? madeAt : now;
