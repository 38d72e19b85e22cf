import { Inject, Injectable } from '@nestjs/common';
import { daySpan, type JstDate } from '@laundry/shared/time/jst';
import { Database } from '../../../common/transaction/database.js';
import { AffectedRequests } from '../../calendar/console/affected-requests.js';
import { legsInSpan } from './legs-in-span.js';
import { liveSql } from './live-request.js';

/** The live requests of a day, by either leg: as many as the request list shows for it with `leg=either`. */
@Injectable()
export class AffectedRequestQueries extends AffectedRequests {
  constructor(@Inject(Database) private readonly database: Database) {
    super();
  }

  async countOn(date: JstDate): Promise<number> {
    const { sql, parameters } = legsInSpan(daySpan(date));
    const [row] = await this.database.query<{ affected: number | string }>(
      `SELECT COUNT(*) AS affected FROM wash_requests w WHERE ${liveSql('w')} AND (${sql})`,
      parameters,
    );
    return Number(row?.affected);
  }
}
