import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import { REASON } from '@laundry/shared/constants/reasons';
import type { JstDate } from '@laundry/shared/time/jst';
import type { Principal } from '../../../common/auth/principal.js';
import { DomainError } from '../../../common/errors/domain-error.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { AffectedRequests } from '../console/affected-requests.js';
import { BusinessHoliday } from './business-holiday.entity.js';
import type { AddedHolidayView, NewHolidayView } from '../console/console-calendar.view.js';
import { DayRevisions } from '../places/day-revisions.js';
import type { NewHolidayDto } from './new-holiday.dto.js';
import type { NewHolidaysDto } from './new-holidays.dto.js';

/**
 * Closes a day. Requests that are there stay; the answer says how many, for the operator to move: all that were made
 * before, as no booking is under way on a day that is held.
 */
@Injectable()
export class AddHoliday {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DayRevisions) private readonly days: DayRevisions,
    @Inject(AffectedRequests) private readonly requests: AffectedRequests,
    @Inject(History) private readonly history: History,
  ) {}

  execute(caller: Principal, { date }: NewHolidayDto): Promise<NewHolidayView> {
    return this.database.inTransaction(() => this.close(caller, date, 'date'));
  }

  /** All of several days or none, in their order. */
  executeAll(caller: Principal, { dates }: NewHolidaysDto): Promise<AddedHolidayView[]> {
    return this.database.inTransaction(async () => {
      const added: AddedHolidayView[] = [];
      for (const date of [...dates].sort()) added.push({ date, ...(await this.close(caller, date, 'dates')) });
      return added;
    });
  }

  private async close(caller: Principal, date: JstDate, field: string): Promise<NewHolidayView> {
    await this.days.raiseAround(date);
    const id = await this.insert(date, field);
    const affected = await this.requests.countOn(date);
    const changes = { holiday: [null, date] } as const;
    await this.history.record({ type: OPERATION.holidayChanged, actor: caller, user: null, changes });
    return { id, affected };
  }

  private async insert(date: JstDate, field: string): Promise<number> {
    try {
      const { identifiers } = await this.database.manager.insert(BusinessHoliday, { date });
      return Number(identifiers[0]?.['id']);
    } catch (error) {
      if (isUniqueViolation(error)) throw DomainError.on(field, REASON.dup, 'holiday_exists');
      throw error;
    }
  }
}
