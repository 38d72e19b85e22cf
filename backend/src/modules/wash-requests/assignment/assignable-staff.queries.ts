import { Inject, Injectable } from '@nestjs/common';
import { ROLE, type Role, type RoleType } from '@laundry/shared/constants/roles';
import { USER_STATUS } from '@laundry/shared/constants/user-status';
import { Database } from '../../../common/transaction/database.js';
import { AccountLocks } from '../../users/account-locks.js';

export interface StaffRow {
  readonly id: number;
  readonly name1: string;
  readonly name2: string;
  readonly role: Role;
  readonly role_type: RoleType | null;
}

/** One of them whose row the open transaction holds, made by {@link AssignableStaffQueries.lock} only. */
class HeldStaff {
  protected readonly isHeld = true;

  constructor(
    readonly id: number,
    readonly name1: string,
    readonly name2: string,
  ) {}
}
export type { HeldStaff };

/** The people that a request can be given to: the administrators and staff there are. */
@Injectable()
export class AssignableStaffQueries {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AccountLocks) private readonly accounts: AccountLocks,
  ) {}

  all(): Promise<StaffRow[]> {
    return this.database.query<StaffRow>(
      `SELECT id, name1, name2, role, role_type FROM users
        WHERE role IN (?, ?) AND status <> ? AND deleted_at IS NULL ORDER BY id`,
      [ROLE.admin, ROLE.staff, USER_STATUS.withdrawn],
    );
  }

  /**
   * Locks the rows of people, and `besides` those of other accounts that the transaction writes, in the order of their
   * ids, until it ends: nobody leaves while something is given to them. Answers those who are staff.
   */
  async lock(ids: readonly number[], besides: readonly number[] = []): Promise<HeldStaff[]> {
    const wanted = [...new Set(ids)];
    if (wanted.length > 0) await this.accounts.lockAll([...new Set([...wanted, ...besides])]);
    return (await this.ofIds(wanted)).map(({ id, name1, name2 }) => new HeldStaff(id, name1, name2));
  }

  /** Those of some ids that are staff; the others are left out. */
  async ofIds(ids: readonly number[]): Promise<StaffRow[]> {
    if (ids.length === 0) return [];
    return this.database.query<StaffRow>(
      `SELECT id, name1, name2, role, role_type FROM users
        WHERE id IN (${ids.map(() => '?').join(', ')}) AND role IN (?, ?) AND status <> ? AND deleted_at IS NULL`,
      [...ids, ROLE.admin, ROLE.staff, USER_STATUS.withdrawn],
    );
  }
}
