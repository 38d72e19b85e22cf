import { Inject, Injectable } from '@nestjs/common';
import type { LegName } from '@laundry/shared/constants/progress';
import { caseCode, caseSequence } from '@laundry/shared/rules/files/route-plan';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { CaseCode } from './case-code.entity.js';
import { VISITS } from './visits.js';

const ROWS_PER_INSERT = 200;
const TRIES = 3;

interface Uncoded {
  readonly id: number;
  readonly user_id: number;
}

/** Gives the requests of a day their codes in the route planner; who has one keeps it. */
@Injectable()
export class CaseCodes {
  constructor(@Inject(Database) private readonly database: Database) {}

  async assign(from: string, to: string, legs: readonly LegName[]): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.database.inTransaction(() => this.assignOnce(from, to, legs));
      } catch (error) {
        // Somebody exports the same day at the same time: what they gave stands.
        if (!isUniqueViolation(error) || tries === TRIES) throw error;
      }
    }
  }

  private async assignOnce(from: string, to: string, legs: readonly LegName[]): Promise<void> {
    const visits = legs.map((leg) => `(${VISITS[leg]})`).join(' OR ');
    const uncoded = await this.database.query<Uncoded>(
      `SELECT w.id, w.user_id FROM wash_requests w
        WHERE (${visits}) AND NOT EXISTS (SELECT 1 FROM case_codes c WHERE c.wash_request_id = w.id) ORDER BY w.id`,
      legs.flatMap(() => [from, to]),
    );
    for (let first = 0; first < uncoded.length; first += ROWS_PER_INSERT) {
      const rows = await this.coded(uncoded.slice(first, first + ROWS_PER_INSERT));
      if (rows.length > 0) await this.insert(rows);
    }
  }

  private async coded(requests: readonly Uncoded[]): Promise<CaseCode[]> {
    const last = await this.lastSequences([...new Set(requests.map(({ user_id }) => user_id))]);
    return requests.flatMap(({ id, user_id }) => {
      const sequence = (last.get(user_id) ?? 0) + 1;
      last.set(user_id, sequence);
      const code = caseCode(user_id, sequence);
      return code === null ? [] : [{ wash_request_id: id, code }];
    });
  }

  private async lastSequences(userIds: readonly number[]): Promise<Map<number, number>> {
    const rows = await this.database.query<{ user_id: number; code: string }>(
      `SELECT w.user_id, MAX(c.code) AS code FROM case_codes c JOIN wash_requests w ON w.id = c.wash_request_id
        WHERE w.user_id IN (${userIds.map(() => '?').join(', ')}) GROUP BY w.user_id`,
      userIds,
    );
    return new Map(rows.map(({ user_id, code }) => [user_id, caseSequence(code)]));
  }

  private async insert(rows: readonly CaseCode[]): Promise<void> {
    const insert = this.database.manager
      .createQueryBuilder()
      .insert()
      .into(CaseCode)
      .values([...rows]);
    await insert.updateEntity(false).execute();
  }
}
