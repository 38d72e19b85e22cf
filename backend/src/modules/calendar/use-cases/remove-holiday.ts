import { Inject, Injectable } from '@nestjs/common';
import { NotFound } from '../../../common/errors/not-found.js';
import { Database } from '../../../common/transaction/database.js';
import { BusinessHoliday } from '../business-holiday.entity.js';

@Injectable()
export class RemoveHoliday {
  constructor(@Inject(Database) private readonly database: Database) {}

  async execute(id: number): Promise<void> {
    const { affected } = await this.database.manager.delete(BusinessHoliday, { id });
    if (affected !== 1) throw new NotFound();
  }
}
