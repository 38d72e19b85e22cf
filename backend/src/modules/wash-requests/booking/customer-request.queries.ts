import { Inject, Injectable } from '@nestjs/common';
import { Between, IsNull, MoreThanOrEqual, type FindManyOptions, type FindOptionsWhere } from 'typeorm';
import { HISTORY_DAYS, HISTORY_MAX, LAPSED_DAYS } from '@laundry/shared/constants/history';
import { CANCEL_KIND } from '@laundry/shared/constants/progress';
import { bookerName } from '@laundry/shared/rules/companies/booked-by';
import { costCentreOf } from '@laundry/shared/rules/companies/cost-centre';
import { addDays, at, dateOf, monthSpan } from '@laundry/shared/time/jst';
import { Clock } from '../../../common/clock/clock.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { AreaQueries } from '../../areas/area.queries.js';
import { User } from '../../users/user.entity.js';
import { UserQueries } from '../../users/user.queries.js';
import type { CustomerRequestsQuery } from './customer-requests.query.dto.js';
import { customerRequestView, isOnetimeRequest, type CustomerRequestView, type Seen } from './customer-request.view.js';
import { PaymentsOfRequest } from '../onetime/payments-of-request.js';
import { bookedByWhere } from '../request/booked-by.js';
import { HELD, LIVE, LIVE_VALUES } from '../request/live-request.js';
import { WashRequest } from '../request/wash-request.entity.js';

const CURRENT_MAX = 60;

type Wanted = Omit<CustomerRequestsQuery, 'state'>;

/** A customer's own requests; the owner is part of every condition. */
@Injectable()
export class CustomerRequestQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(UserQueries) private readonly users: UserQueries,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(PaymentsOfRequest) private readonly payments: PaymentsOfRequest,
  ) {}

  /** A live request. Throws {@link NotFound} for another's, a cancelled or an unpaid one. */
  async live(userId: number, id: number): Promise<WashRequest> {
    const request = await this.database.findOne(WashRequest, { id, user_id: userId, ...LIVE_VALUES });
    if (request === null) throw new NotFound();
    return request;
  }

  /** The same as its customer sees it. */
  async one(owner: User, id: number): Promise<CustomerRequestView> {
    const request = await this.live(owner.id, id);
    return customerRequestView(request, { dispNum: 1, ...(await this.seen([request], owner)) });
  }

  /** Not delivered yet: at most 60, pickup then delivery descending. */
  async current(userId: number, wanted: Wanted = {}): Promise<CustomerRequestView[]> {
    return this.views(userId, {
      where: { ...asWanted(userId, wanted), ...LIVE, result_delivery_dt: IsNull() },
      order: { sched_pickup_dt: 'DESC', sched_delivery_dt: 'DESC', id: 'DESC' },
      take: CURRENT_MAX,
    });
  }

  /** Those that wait for their payment, which are in no other list: at most two, newest first. */
  async held(userId: number, wanted: Wanted = {}): Promise<CustomerRequestView[]> {
    return this.views(userId, { where: { ...asWanted(userId, wanted), ...HELD }, order: { id: 'DESC' } });
  }

  /** Delivered in the last 180 days: the latest 60. */
  async history(userId: number, wanted: Wanted = {}): Promise<CustomerRequestView[]> {
    const now = this.clock.now();
    const since = at(addDays(dateOf(now), -HISTORY_DAYS), '00:00');
    return this.views(userId, {
      where: { ...asWanted(userId, wanted), ...LIVE, result_delivery_dt: MoreThanOrEqual(since) },
      order: { result_delivery_dt: 'DESC', id: 'DESC' },
      take: HISTORY_MAX,
    });
  }

  /** Cancelled automatically in the last 30 days, newest first. */
  async lapsed(userId: number, wanted: Wanted = {}): Promise<CustomerRequestView[]> {
    const since = at(addDays(dateOf(this.clock.now()), -LAPSED_DAYS), '00:00');
    const lapsed = { cancel_kind: CANCEL_KIND.automatic, cancelled_at: MoreThanOrEqual(since) };
    return this.views(userId, {
      where: { ...asWanted(userId, wanted), ...lapsed },
      order: { cancelled_at: 'DESC', id: 'DESC' },
      take: CURRENT_MAX,
    });
  }

  private async views(userId: number, options: FindManyOptions<WashRequest>): Promise<CustomerRequestView[]> {
    const rows = await this.database.manager.find(WashRequest, options);
    if (rows.length === 0) return [];
    const seen = await this.seen(rows, await this.users.shown(userId));
    return rows.map((row, place) => customerRequestView(row, { ...seen, dispNum: place + 1 }));
  }

  /** What is told of requests beside their rows; their customer's area and payments only where one of them is one-time. */
  private async seen(rows: readonly WashRequest[], owner: User): Promise<Omit<Seen, 'dispNum'>> {
    const now = this.clock.now();
    const people = await this.people(owner);
    if (!rows.some(isOnetimeRequest)) return { now, area: null, prices: new Map(), people };
    const area = await this.areas.ofZipcode(owner.send_addr_zipcode);
    return { now, area, prices: await this.payments.pricesOf(owner.id), people };
  }

  /** Who may have booked for an account: a company's people, who are removed too, and then its owner. */
  private async people(owner: User): Promise<ReadonlyMap<number, string>> {
    if (!owner.is_company) return new Map();
    const people = await this.database.manager.find(User, { select: NAMES, where: { company_user_id: owner.id } });
    if (people.length === 0) return new Map();
    return new Map([owner, ...people].map((user) => [user.id, bookerName(user)]));
  }
}

const NAMES = { id: true, name1: true, name2: true, company_name: true } as const;

const inMonth = (month: string) => {
  const { from, to } = monthSpan(month);
  return Between(from, to);
};

/** Of the account's requests those that are asked for. */
function asWanted(user_id: number, { month, cost_centre: typed, booked_by }: Wanted): FindOptionsWhere<WashRequest> {
  const cost_centre = costCentreOf(typed);
  return {
    user_id,
    ...(month !== undefined && { sched_pickup_dt: inMonth(month) }),
    ...(cost_centre !== '' && { cost_centre }),
    ...(booked_by !== undefined && bookedByWhere(booked_by, user_id)),
  };
}
