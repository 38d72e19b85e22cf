import { isDeepStrictEqual } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import type { FoldShare } from '@laundry/shared/rules/history/fold-shares';
import type { Change } from '@laundry/shared/rules/history/operation-payloads';
import { splitAfterCount, type StaffShare } from '@laundry/shared/rules/stages/staff-split';
import { refusalsError } from '../../../common/errors/refusals-error.js';
import { Database } from '../../../common/transaction/database.js';
import { AssignableStaffQueries } from '../assignment/assignable-staff.queries.js';
import type { WashRequest } from '../request/wash-request.entity.js';
import type { StaffShareDto } from './staff-share.dto.js';
import { WashRequestStaff } from './wash-request-staff.entity.js';

type Folded = Pick<WashRequest, 'id' | 'size' | 'count'>;
/** What the history says of it. */
interface SplitChange {
  readonly split?: Change<readonly FoldShare[]>;
}

/** Who folded how much of a request (handbook/requests.md#folding-split): whole rows, replaced together. */
@Injectable()
export class FoldingSplit {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AssignableStaffQueries) private readonly staffs: AssignableStaffQueries,
  ) {}

  /** Call in the transaction that stamps the folding or changes its count, after the request's row was written. */
  async replace(requestId: number, shares: readonly StaffShare[]): Promise<SplitChange> {
    return this.change(requestId, await this.stored(requestId), shares);
  }

  /** Keeps the split adding up after the request's row got another count. Throws where only the people can say how. */
  async follow({ id, size, count }: Folded, wanted: readonly StaffShare[] | undefined): Promise<SplitChange> {
    const shares = await this.stored(id);
    const people = await this.staffs.ofIds((wanted ?? []).flatMap(({ id }) => id ?? []));
    const change = splitAfterCount(shares, { size, count }, wanted, people);
    if (!change.ok) throw refusalsError(change.refusals);
    return this.change(id, shares, change.shares);
  }

  private async change(
    requestId: number,
    before: readonly FoldShare[],
    wanted: readonly StaffShare[],
  ): Promise<SplitChange> {
    const after = wanted.flatMap(({ id, count }) => (id === null ? [] : [{ id, count }]));
    const rows = after.map(({ id, count }) => ({ wash_request_id: requestId, staff_id: id, half_count: count * 2 }));
    if (before.length > 0) await this.database.manager.delete(WashRequestStaff, { wash_request_id: requestId });
    if (rows.length > 0) await this.database.manager.insert(WashRequestStaff, rows);
    const [from, to] = [before, after].map((shares) => (shares.length === 0 ? null : shares));
    return isDeepStrictEqual(from, to) ? {} : { split: [from ?? null, to ?? null] };
  }

  private async stored(requestId: number): Promise<FoldShare[]> {
    const rows = await this.database.manager.find(WashRequestStaff, {
      where: { wash_request_id: requestId },
      order: { id: 'ASC' },
    });
    return rows.map(({ staff_id, half_count }) => ({ id: staff_id, count: half_count / 2 }));
  }
}

/** A split as it was sent, none without rows: a row without a person or a count is a row that lacks it. */
export const sentShares = (rows: readonly StaffShareDto[] | null | undefined): readonly StaffShare[] | undefined =>
  rows?.length === 0 ? undefined : rows?.map(({ id, count }) => ({ id: id ?? null, count: count ?? 0 }));
