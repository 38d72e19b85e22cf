import { Inject, Injectable } from '@nestjs/common';
import { REASON } from '@laundry/shared/constants/reasons';
import { DomainError } from '../../../common/errors/domain-error.js';
import { isUniqueViolation } from '../../../common/transaction/database-errors.js';
import { Database } from '../../../common/transaction/database.js';
import { AffectedRequests } from '../affected-requests.js';
import { BusinessHoliday } from '../business-holiday.entity.js';
import type { NewHolidayView } from '../console-calendar.view.js';
import type { NewHolidayDto } from '../dto/new-holiday.dto.js';

/** Closes a day. Requests that are there stay; the answer says how many, for the operator to move (spec 3 §2.3). */
@Injectable()
export class AddHoliday {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(AffectedRequests) private readonly requests: AffectedRequests,
  ) {}

  async execute({ date }: NewHolidayDto): Promise<NewHolidayView> {
    const id = await this.insert(date);
    return { id, affected: await this.requests.countOn(date) };
  }

  private async insert(date: string): Promise<number> {
    try {
      const { identifiers } = await this.database.manager.insert(BusinessHoliday, { date });
      return Number(identifiers[0]?.['id']);
    } catch (error) {
      if (isUniqueViolation(error)) throw new DomainError(REASON.dup, {}, 'holiday_exists');
      throw error;
    }
  }
}
