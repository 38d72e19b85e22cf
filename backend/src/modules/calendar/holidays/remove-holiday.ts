import { Inject, Injectable } from '@nestjs/common';
import { OPERATION } from '@laundry/shared/constants/operation-types';
import type { Principal } from '../../../common/auth/principal.js';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { History } from '../../history/history.js';
import { DayRevisions } from '../places/day-revisions.js';
import { BusinessHoliday } from './business-holiday.entity.js';

/** Opens a day, after a limit under way that was decided while it was closed. */
@Injectable()
export class RemoveHoliday {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(DayRevisions) private readonly days: DayRevisions,
    @Inject(History) private readonly history: History,
  ) {}

  execute(caller: Principal, id: number): Promise<void> {
    return this.database.inTransaction(async () => {
      const holiday = await this.database.manager.findOneBy(BusinessHoliday, { id });
      if (holiday === null) throw new NotFound();
      await this.days.holdAny(holiday.date);
      const { affected } = await this.database.manager.delete(BusinessHoliday, { id });
      if (affected !== 1) throw new NotFound();
      const changes = { holiday: [holiday.date, null] } as const;
      await this.history.record({ type: OPERATION.holidayChanged, actor: caller, user: null, changes });
    });
  }
}
