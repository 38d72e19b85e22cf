import { Inject, Injectable } from '@nestjs/common';
import { COST_CENTRES_PROPOSED } from '@laundry/shared/constants/company-people';
import { Database } from '../../../common/transaction/database.js';

/** The cost centres that a company has named, the latest first. */
@Injectable()
export class CostCentreQueries {
  constructor(@Inject(Database) private readonly database: Database) {}

  async last(userId: number): Promise<string[]> {
    const rows = await this.database.query<{ cost_centre: string }>(
      `SELECT cost_centre FROM wash_requests WHERE user_id = ? AND cost_centre IS NOT NULL
        GROUP BY cost_centre ORDER BY MAX(id) DESC LIMIT ${COST_CENTRES_PROPOSED}`,
      [userId],
    );
    return rows.map(({ cost_centre }) => cost_centre);
  }
}
