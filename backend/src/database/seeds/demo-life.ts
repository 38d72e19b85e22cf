import { LEG, PROGRESS } from '@laundry/shared/constants/progress';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { SIZE } from '@laundry/shared/constants/sizes';
import { SUSPENDED_TYPE, USER_STATUS } from '@laundry/shared/constants/user-status';
import type { OnetimePriceRow } from '@laundry/shared/rules/onetime/onetime-request';
import { parsePlanId } from '@laundry/shared/rules/plans/plan-id';
import { type JstDateTime } from '@laundry/shared/time/jst';
import { JobRun } from '../../common/jobs/job-run.entity.js';
import type { Database } from '../../common/transaction/database.js';
import type { ServiceArea } from '../../modules/areas/service-area.entity.js';
import { CountEntry } from '../../modules/balance/count-entry.entity.js';
import { PickupDay } from '../../modules/calendar/places/pickup-day.entity.js';
import { OperationHistory } from '../../modules/history/operation-history.entity.js';
import { Mail } from '../../modules/mail/mail.entity.js';
import { Maintenance } from '../../modules/maintenance/maintenance.entity.js';
import { Payment } from '../../modules/payments/core/payment.entity.js';
import { ManualPayment } from '../../modules/payments/manual/manual-payment.entity.js';
import { ProviderOrder } from '../../modules/payments/orders/provider-order.entity.js';
import { StoppedInfo } from '../../modules/users/suspensions/stopped-info.entity.js';
import { User } from '../../modules/users/user.entity.js';
import { AbsenceMail } from '../../modules/wash-requests/absence/absence-mail.entity.js';
import { WashRequest } from '../../modules/wash-requests/request/wash-request.entity.js';
import { WashRequestStaff } from '../../modules/wash-requests/stages/wash-request-staff.entity.js';
import { WeekRequest } from '../../modules/wash-requests/weekly/week-request.entity.js';
import { WorkReport } from '../../modules/work-reports/work-report.entity.js';
import { booksOf, placesOf, type DemoMove } from './demo-books.js';
import { busyDay } from './demo-busy-day.js';
import { absenceActs, historyRow, requestActs, type HistoryRow } from './demo-history.js';
import { DemoMails, type DemoRequest, type DemoSite } from './demo-mails.js';
import { onetimeBookings } from './demo-onetime.js';
import { DemoPayments } from './demo-payments.js';
import { DEMO_CUSTOMERS, type DemoCustomer } from './demo-people.js';
import { demoFailedJob, demoFailedOrder, demoMaintenance, demoWorkReports } from './demo-records.js';
import {
  atOneTimeEach,
  everyFewDays,
  linked,
  ofSchedule,
  weeklyForm,
  type Booking,
  type DemoForm,
} from './demo-requests.js';
import { handled, missedLeg } from './demo-stages.js';
import { busyDayOf, type DemoWorld } from './demo-world.js';

interface Facts {
  readonly now: JstDateTime;
  readonly holidays: ReadonlySet<string>;
  readonly people: readonly User[];
  readonly areas: readonly ServiceArea[];
  readonly prices: readonly OnetimePriceRow[];
  readonly site: DemoSite;
}

interface Booked extends Booking {
  readonly user: User;
  readonly request: DemoRequest;
}

/** What the demo's people have done, made from nothing but who they are and what time it is: it obeys every rule. */
export class DemoLife {
  private readonly forms: (DemoForm & { readonly id: number })[] = [];
  private readonly booked: Booked[];
  private readonly moves: (DemoMove & { readonly user: User })[] = [];
  private readonly payments: DemoPayments;
  private readonly mails: DemoMails;
  private readonly absences: Omit<AbsenceMail, 'id'>[] = [];
  private readonly histories: HistoryRow[] = [];

  constructor(private readonly facts: Facts) {
    const { now, site } = facts;
    this.payments = new DemoPayments(now, this.account('manager').id);
    this.mails = new DemoMails(now, site);
    this.booked = this.book();
    for (const customer of DEMO_CUSTOMERS) this.live(this.account(customer.email));
    for (const booking of this.booked) this.addRecords(booking);
    for (const { by, ...act } of this.payments.acts) {
      const actor = { system: null, customer: act.user, operator: this.account('leader') }[by];
      this.histories.push(historyRow({ ...act, actor }));
    }
    this.histories.sort((a, b) => (a.search_timestamp < b.search_timestamp ? -1 : 1));
  }

  async store(database: Database): Promise<void> {
    const { people, now } = this.facts;
    const suspended = people.filter(({ status }) => status === USER_STATUS.suspended);
    await database.insertAll(
      StoppedInfo,
      suspended.map(({ id, stop_start_dt, created_at }) => ({
        user_id: id,
        type: SUSPENDED_TYPE.creditCard,
        solved: false,
        updated_at: stop_start_dt ?? created_at,
      })),
    );
    await database.insertAll(WeekRequest, this.forms);
    await database.insertAll(
      WashRequest,
      this.booked.map(({ request }) => request),
    );
    await database.insertAll(WashRequestStaff, this.splits());
    await database.insertAll(AbsenceMail, this.absences);
    const calendar = { holidays: this.facts.holidays, saturdayService: false };
    await database.insertAll(
      PickupDay,
      placesOf(
        this.booked.map(({ request }) => request),
        busyDayOf({ now, calendar }),
      ),
    );
    await this.storeBalances(database);
    await database.insertAll(Payment, this.payments.payments);
    await database.insertAll(ManualPayment, this.payments.manual);
    await database.insertAll(Mail, this.mails.mails);
    await database.insertAll(OperationHistory, this.histories);
    await database.insertAll(ProviderOrder, [demoFailedOrder(now, this.account('customer23').id)]);
    await database.insertAll(JobRun, [demoFailedJob(now)]);
    await database.insertAll(Maintenance, [demoMaintenance(now)]);
    await database.insertAll(WorkReport, demoWorkReports(now, this.washers()));
  }

  /** Everybody's requests, numbered in the order of their making. */
  private book(): Booked[] {
    const bookings = DEMO_CUSTOMERS.flatMap((customer) => {
      const user = this.account(customer.email);
      const world = this.worldOf(user);
      const own = this.bookingsOf(user, customer, world);
      return own.map((booking) => ({ ...booking, user, row: handled(booking.row, booking.handling ?? {}, world) }));
    });
    bookings.sort((a, b) => (a.row.created_at < b.row.created_at ? -1 : a.row.created_at > b.row.created_at ? 1 : 0));
    return bookings.map((booking, place) => ({ ...booking, request: { ...booking.row, id: place + 1 } }));
  }

  private bookingsOf(user: User, customer: DemoCustomer, world: DemoWorld & { area: ServiceArea }): Booking[] {
    const form = weeklyForm(user, customer, world);
    const often = form === null ? everyFewDays(user, customer, world) : this.scheduled(user, form, world);
    const taken = new Set(often.map(({ row }) => row.sched_pickup_dt ?? ''));
    const own = atOneTimeEach([
      ...often,
      ...busyDay(user, customer, world, taken),
      ...onetimeBookings(user, { ...world, prices: this.facts.prices }),
    ]);
    return parsePlanId(user.plan_id)?.sameTime === true ? linked(own) : own;
  }

  private scheduled(user: User, form: DemoForm, world: DemoWorld): Booking[] {
    const stored = { ...form, id: this.forms.length + 1 };
    this.forms.push(stored);
    return ofSchedule(user, stored, world);
  }

  /** What a customer has beside requests: a registration, months that are paid, bags that are bought. */
  private live(user: User): void {
    const own = this.booked.filter((booking) => booking.user === user);
    const { created_at: at, payment_method_id: paymentMethodId, referrer_code: referrerCode } = user;
    this.histories.push(
      historyRow({ type: OPERATION.registered, at, actor: user, user, paymentMethodId, referrerCode }),
    );
    this.payments.addMonths(user);
    for (const { request, paid } of own) {
      if (paid !== undefined) this.payments.addOnetime(user, request, paid);
      if (request.is_bag_delivery) this.payments.addSoldBags(user, request);
    }
    const moves = booksOf(
      user,
      own.map(({ request }) => request),
      this.facts.now,
    );
    let balance = 0;
    for (const move of moves) {
      const isBought = move.reason === 'purchase';
      const onceKey = isBought ? this.payments.addPurchase(user, move, balance) : move.onceKey;
      this.moves.push({ ...move, onceKey, user });
      balance += move.delta;
    }
    this.mails.contactOf(user);
    this.mails.refusedOf(user);
  }

  /** The history, the absences and the mails of a request. */
  private addRecords({ user, request, handling, paid }: Booked): void {
    const isMade = paid === undefined || (paid.state === 'settled' && paid.tooLate !== true);
    if (!isMade) return;
    const byId = new Map(this.facts.people.map((each) => [each.id, each]));
    const people = { byId, leader: this.account('leader') };
    this.histories.push(...requestActs(user, request, people));
    const missed = (handling?.absences ?? []).filter((moment) => moment <= this.facts.now);
    const driver = request.staff_id ?? this.drivers()[0] ?? 0;
    const type = request.status === PROGRESS.unhandled ? LEG.pickup : missedLeg(request.status);
    const absences = missed.map((created_at) => ({
      wash_request_id: request.id,
      type,
      staff_id: driver,
      created_at,
    }));
    this.absences.push(...absences);
    this.histories.push(...absenceActs(user, request, absences, people));
    this.mails.ofRequest(user, request, absences);
  }

  /** Folded bags larger than S were split between the two who wash. */
  private splits(): Omit<WashRequestStaff, 'id'>[] {
    const folded = this.booked.filter(({ request }) => request.size !== SIZE.S && request.result_fold_dt !== null);
    return folded.flatMap(({ request }) =>
      this.washers().map((staff_id) => ({ wash_request_id: request.id, staff_id, half_count: request.count })),
    );
  }

  private async storeBalances(database: Database): Promise<void> {
    await database.insertAll(
      CountEntry,
      this.moves.map(({ user, delta, reason, request, onceKey, at: created_at }) => ({
        user_id: user.id,
        delta,
        reason,
        wash_request_id: (request as DemoRequest | null)?.id ?? null,
        actor_id: reason === 'grant' ? null : user.id,
        once_key: onceKey,
        created_at,
      })),
    );
    const balances = new Map<number, number>();
    for (const { user, delta } of this.moves) balances.set(user.id, (balances.get(user.id) ?? 0) + delta);
    for (const [id, available_request_count] of balances)
      await database.manager.update(User, { id }, { available_request_count });
  }

  private worldOf(user: User): DemoWorld & { readonly area: ServiceArea } {
    const { now, holidays, areas } = this.facts;
    const area = areas.find(({ zipcode }) => user.send_addr_zipcode.startsWith(zipcode));
    if (area === undefined) throw new Error(`the demo does not serve ${user.send_addr_zipcode}`);
    const calendar = { holidays, saturdayService: user.is_saturday_available === 1 };
    return { now, calendar, area, drivers: this.drivers(), washers: this.washers() };
  }

  private drivers(): number[] {
    return [this.account('delivery').id, this.account('delivery2').id];
  }

  private washers(): number[] {
    return [this.account('wash').id, this.account('wash2').id];
  }

  private account(name: string): User {
    const email = name.includes('@') ? name : `${name}@example.com`;
    const user = this.facts.people.find((each) => each.email === email);
    if (user === undefined) throw new Error(`the demo has no ${email}`);
    return user;
  }
}
