import { Inject, Injectable } from '@nestjs/common';
import type { StaffShare } from '@laundry/shared/rules/staff-split';
import { Database } from '../../common/transaction/database.js';
import { WashRequestStaff } from './wash-request-staff.entity.js';

/** Who folded how much of a request (spec 2 §5): whole rows, replaced together. */
@Injectable()
export class FoldingSplit {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Call in the transaction that stamps the folding, after its row was written. */
  async replace(requestId: number, shares: readonly StaffShare[]): Promise<void> {
    await this.clear(requestId);
    const rows = shares.flatMap(({ id, count }) =>
      id === null ? [] : [{ wash_request_id: requestId, staff_id: id, half_count: count * 2 }],
    );
    if (rows.length > 0) await this.database.manager.insert(WashRequestStaff, rows);
  }

  async clear(requestId: number): Promise<void> {
    await this.database.manager.delete(WashRequestStaff, { wash_request_id: requestId });
  }
}
