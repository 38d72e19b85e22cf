import { Inject, Injectable } from '@nestjs/common';
import { CALENDAR_LIMITS } from '@laundry/shared/constants/calendar-limits';
import type { LegName } from '@laundry/shared/constants/progress';
import { pickupWindowEnd } from '@laundry/shared/rules/onetime/onetime-choices';
import { appointmentUid, legAppointments } from '@laundry/shared/rules/visits/leg-appointments';
import { calendarFeed, type FollowedAppointment } from '@laundry/shared/text/calendar-file';
import { addDays, at, dateOf, SAME_TIME_DELIVERY, type JstDateTime } from '@laundry/shared/time/jst';
import { And, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { Clock } from '../../../common/clock/clock.js';
import { hashToken } from '../../../common/crypto/secret-token.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { CONFIG, type Config } from '../../../config/config.js';
import { AreaQueries } from '../../areas/area.queries.js';
import { User } from '../../users/user.entity.js';
import { isOnetimeRequest } from '../booking/customer-request.view.js';
import { WashRequest } from '../request/wash-request.entity.js';
import { CalendarFeed } from './calendar-feed.entity.js';
import { FEED_WORDS } from './feed-words.js';
import { RequestRevisions, type Revision } from './request-revisions.js';

/** A customer's calendar by its secret address (handbook/requests.md#calendar). */
@Injectable()
export class CalendarFeedQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    @Inject(Database) private readonly database: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AreaQueries) private readonly areas: AreaQueries,
    @Inject(RequestRevisions) private readonly revisions: RequestRevisions,
  ) {}

  /** Throws {@link NotFound} for an unknown secret, one that was replaced, and one of an account that is over, all alike. */
  async text(secret: string): Promise<string> {
    const feed = await this.database.findOne(CalendarFeed, { secret_hash: hashToken(secret) });
    const user = feed && (await this.database.findOne(User, { id: feed.user_id, deleted_at: null }));
    if (user === null) throw new NotFound();
    const { brandName: brand } = this.config;
    return calendarFeed(FEED_WORDS[user.current_lang].name(brand), await this.appointments(user));
  }

  private async appointments(user: User): Promise<FollowedAppointment[]> {
    const since = at(addDays(dateOf(this.clock.now()), -CALENDAR_LIMITS.pastDays), '00:00');
    const rows = await this.requests(user.id, since);
    const area = rows.some(isOnetimeRequest) ? await this.areas.ofZipcode(user.send_addr_zipcode) : null;
    const revisions = await this.revisions.of(rows);
    const windowEnd = (row: WashRequest, moment: JstDateTime) =>
      isOnetimeRequest(row) ? pickupWindowEnd(moment, area) : null;
    return rows.flatMap((row) =>
      legAppointments(row)
        .filter(({ moment }) => moment >= since)
        .map(({ leg, moment, isCancelled }) => ({
          ...this.named(user, row, leg),
          ...(revisions.get(row.id) ?? unchanged(row)),
          moment,
          until: leg === 'pickup' ? windowEnd(row, moment) : null,
          isCancelled,
        })),
    );
  }

  /** Paid ones, those that were cancelled among them. */
  private requests(user_id: number, since: JstDateTime): Promise<WashRequest[]> {
    const own = { user_id, pay_by: IsNull() };
    return this.database.manager.find(WashRequest, {
      where: [
        { ...own, sched_pickup_dt: MoreThanOrEqual(since) },
        { ...own, sched_delivery_dt: And(MoreThanOrEqual(since), LessThan(SAME_TIME_DELIVERY)) },
      ],
      order: { id: 'ASC' },
    });
  }

  private named({ current_lang }: User, { id }: WashRequest, leg: LegName) {
    const { brandName, publicUrl } = this.config;
    return {
      uid: appointmentUid(id, leg, new URL(publicUrl).hostname),
      title: FEED_WORDS[current_lang].title(brandName, leg, id),
      url: `${publicUrl}/wash-request-currents`,
    };
  }
}

const unchanged = ({ created_at }: WashRequest): Revision => ({ sequence: 0, changedAt: created_at });
